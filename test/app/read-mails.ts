import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";
import type { TestApp } from "../test-app.ts";

/** Delivers pending mails to files and parses them. */
export async function readMails({
  shop,
  folder,
}: Pick<TestApp, "shop" | "folder">): Promise<Email[]> {
  await shop.worker.runDueJobs();
  const names = (await readdir(join(folder, "mail"))).toSorted();
  expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, "mail", name)))),
  );
}

export const mailTo = (mails: Email[], recipient: string) =>
  mails.find(({ to }) => to?.some(({ address }) => address === recipient))!;
