import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PersonRows } from "../db/privacy/personal-data.ts";
import { mentionsEmail } from "../../shop/privacy/erasure.ts";

export async function deleteMailFilesBefore(folder: string, before: number): Promise<number> {
  // File names begin with an ISO timestamp, so they sort by time.
  const first = new Date(before).toISOString().replaceAll(/[:.]/g, "-");
  return deleteMailFiles(folder, (name) => name < first);
}

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

/** The files of these mails and those with the address in their headers, except retained ones. */
export async function findMailFilesOf(
  folder: string,
  email: string,
  { sent, unsent, kept: retained }: PersonRows["mails"],
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

/** The body is encoded; From, To and Reply-To are in the headers. */
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
