import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The program's own name in files, folders, users and protocols, where data would not be found again. */
const storedName =
  /latawiec\.sqlite|latawiec-(\$|schema-)|latawiec: (v|"backup")|application_name[:= ]+["']latawiec|"User-Agent": "Latawiec"|\/latawiec\.jsonl|:\/\/latawiec@/g;

/** The owner's command and the units, as `deploy/` names them. */
const deployedName =
  /(-u|start) latawiec|latawiec(-\w+)?\.(service|env)|deploy\/latawiec|`latawiec`|latawiec (COMMAND|POLECENIE|rollback)/g;

test("the code knows no brand: a shop's name, story and drawings are in its folder", () => {
  const files = globSync("{app,shop,server,cli}/**/!(*.test).{ts,tsx,css,md}", { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const named = [...files, "shop.config.ts"].filter((file) =>
    /latawi|latawc|\bkite|Kite/i.test(
      file +
        readFileSync(join(root, file), "utf8")
          .replaceAll(storedName, "")
          .replaceAll(deployedName, ""),
    ),
  );
  expect(named).toEqual([]);
});
