import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { NOT_NOW } from "../../src/fournil/web/static/js/net/client.js";

test("page and service worker take the same answers for a server that is away", async () => {
  const worker = await readFile(new URL("../../src/fournil/web/static/js/sw.js", import.meta.url), "utf8");
  assert.ok(worker.includes(`const NOT_NOW = [${NOT_NOW.join(", ")}];`));
});
