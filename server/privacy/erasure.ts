import type { Kysely } from "kysely";
import { findMailFilesOf, deleteMailFiles } from "./erase-email-files.ts";
import { erasePerson } from "../db/privacy/erase-person.ts";
import { findPerson, type PersonRows } from "../db/privacy/personal-data.ts";
import type { Tables } from "../db/schema.ts";

type Deps = {
  db: Kysely<Tables>;
  /** Where mails are written while there is no mail server. */
  mailFolder: string;
  taxRecordYears: number;
};

/** What the shop knows of a person; `files` are the names of mails written to files. */
export type PersonalData = PersonRows & { files: readonly string[] };

/** Looks only. */
export async function findPersonalData(
  deps: Deps,
  email: string,
  now: number,
): Promise<PersonalData> {
  const rows = await findPerson(deps.db, email, now, deps.taxRecordYears);
  return { ...rows, files: await findFiles(deps, rows, email) };
}

/**
 * Forgets what the person asks to have forgotten and the law does not want kept. Asking again
 * finds only the rest.
 */
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
  const files = await findFiles(deps, rows, email);
  await deleteMailFiles(mailFolder, (name) => files.includes(name));
  return { ...rows, files };
}

function findFiles({ mailFolder }: Deps, { mails }: PersonRows, email: string) {
  return findMailFilesOf(mailFolder, email, mails);
}
