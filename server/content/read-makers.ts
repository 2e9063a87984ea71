import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { parseYaml } from "./front-matter.ts";
import { email, text } from "../../shop/config/rules.ts";
import { shopFolder } from "../shop-config/shop-folder.ts";

const company = { adres: text, "e-mail": email };
const makers = v.record(
  text,
  v.strictObject({
    ...v.partial(v.object(company)).entries,
    "osoba-odpowiedzialna": v.optional(v.strictObject({ nazwa: text, ...company })),
  }),
  "ma mieć wiersze „Nazwa producenta:”, a pod nią adres i e-mail",
);

const file = "content/producenci.yaml";

/** Reads `my/content/producenci.yaml`, which fills gaps of BaseLinker's features; it may be missing. */
export function readMakers(
  report: (file: string, field: string, what: string) => void = () => undefined,
  folder = shopFolder,
): Makers {
  const path = join(folder, file);
  if (!existsSync(path)) return new Map();
  const yaml = readFileSync(path, "utf8");
  const parsed = parseYaml(yaml, makers, "zapis", (field, what) =>
    report(`my/${file}`, field, what),
  );
  return new Map(
    Object.entries(parsed ?? {}).map(([name, maker]) => {
      const person = maker["osoba-odpowiedzialna"];
      return [
        createSlug(name),
        {
          address: maker.adres ?? "",
          email: maker["e-mail"] ?? "",
          ...(person && {
            person: { name: person.nazwa, address: person.adres, email: person["e-mail"] },
          }),
        },
      ];
    }),
  );
}
