import { findMailFilesOf, deleteMailFiles } from "./erase-email-files.ts";
import { erasePerson } from "../db/privacy/erase-person.ts";
import { findPerson, type PersonRows } from "../db/privacy/personal-data.ts";
import type { Database } from "../db/schema.ts";

type Deps = {
  db: Database;
  mailFolder: string;
  taxRecordYears: number;
};

export type PersonalData = PersonRows & { files: readonly string[] };

export async function findPersonalData(
  deps: Deps,
  email: string,
  now: number,
): Promise<PersonalData> {
  const rows = await findPerson(deps.db, email, now, deps.taxRecordYears);
  return { ...rows, files: await findMailFilesOf(deps.mailFolder, email, rows.mails) };
}

export async function erasePersonalData(
  deps: Deps,
  email: string,
  now: number,
): Promise<PersonalData> {
  const { db, mailFolder, taxRecordYears } = deps;
  const rows = await db.transaction().execute(async (trx) => {
    const found = await findPerson(trx, email, now, taxRecordYears);
    await erasePerson(trx, found, now);
    return found;
  });
  const files = await findMailFilesOf(mailFolder, email, rows.mails);
  await deleteMailFiles(mailFolder, (name) => files.includes(name));
  return { ...rows, files };
}
