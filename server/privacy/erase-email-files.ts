import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { mentionsEmail } from "../../shop/privacy/erasure.ts";

/** Removes the mails that were written before this moment, half-written ones too. */
export async function deleteMailFilesBefore(folder: string, before: number): Promise<number> {
  // Their names begin with the time, so that they compare as the moments do.
  const first = new Date(before).toISOString().replaceAll(/[:.]/g, "-");
  return deleteMailFiles(folder, (name) => name < first);
}

/** Returns how many there were; where no mail was ever written there are none. */
export async function deleteMailFiles(
  folder: string,
  shouldDelete: (name: string) => boolean,
): Promise<number> {
  let removed = 0;
  for (const name of await listMailFiles(folder)) {
    if (!shouldDelete(name)) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

type MailIds = Record<"sent" | "unsent" | "kept", readonly string[]>;

/** The files of these mails, and those that name the address in their head, but none that is kept. */
export async function findMailFilesOf(
  folder: string,
  email: string,
  { sent, unsent, kept: retained }: MailIds,
): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listMailFiles(folder)) {
    const is = (ids: readonly string[]) => ids.some((id) => name.includes(`-${id}.eml`));
    if (is(retained)) continue;
    if (is(sent) || is(unsent) || (await headersMention(join(folder, name), email)))
      found.push(name);
  }
  return found;
}

/** The rest of a mail is encoded; sender, reader and who gets the answer stand in its head. */
async function headersMention(path: string, email: string): Promise<boolean> {
  const [head = ""] = (await readFile(path, "utf8")).split("\r\n\r\n", 1);
  return mentionsEmail(head, email);
}

async function listMailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => /\.eml(\.\d+\.tmp)?$/.test(name));
}
