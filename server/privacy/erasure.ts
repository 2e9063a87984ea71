import type { Kysely } from "kysely";
import { findMailFilesOf, removeMailFiles } from "./erase-email-files.ts";
import { erasePerson } from "../db/privacy/erase-person.ts";
import { findPerson, type PersonRows } from "../db/privacy/personal-data.ts";
import type { Tables } from "../db/schema.ts";

type Means = {
  db: Kysely<Tables>;
  /** Where mails are written while there is no mail server. */
  mailFolder: string;
  taxRecordYears: number;
};

/** What the shop knows of a person; `files` are the names of mails written to files. */
export type Person = PersonRows & { files: readonly string[] };

/** Looks only. */
export async function lookUpPerson(means: Means, email: string, now: number): Promise<Person> {
  const rows = await findPerson(means.db, email, now, means.taxRecordYears);
  return { ...rows, files: await filesOf(means, rows, email) };
}

/**
 * Forgets what the person asks to have forgotten and the law does not want kept. Asking again
 * finds only the rest.
 */
export async function forgetPerson(means: Means, email: string, now: number): Promise<Person> {
  const { db, mailFolder, taxRecordYears } = means;
  const rows = await db.transaction().execute(async (own) => {
    const found = await findPerson(own, email, now, taxRecordYears);
    await erasePerson(own, found, now);
    return found;
  });
  const files = await filesOf(means, rows, email);
  await removeMailFiles(mailFolder, (name) => files.includes(name));
  return { ...rows, files };
}

function filesOf({ mailFolder }: Means, { mails }: PersonRows, email: string) {
  return findMailFilesOf(mailFolder, email, mails);
}
