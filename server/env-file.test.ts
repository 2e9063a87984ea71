import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../test/programs/run-command.ts";
import { temporaryFolder } from "../test/temporary-store.ts";

function write(text: string): string {
  const file = join(temporaryFolder(), "sklep.env");
  writeFileSync(file, text);
  return file;
}

test("every command reads its settings from the file, wherever the option stands", async () => {
  const file = write("PORT=x\nSMTP_HOST=smtp.sklep.pl\nSMTP_USER=anna\n");
  for (const args of [
    ["--env-file", file, "check"],
    ["check", `--env-file=${file}`],
  ]) {
    const { err, code } = await runCommand(args);
    expect(err).toContain("  PORT: ma być liczbą całkowitą");
    expect(err).toContain("  SMTP_USER: podaj SMTP_USER i SMTP_PASSWORD albo żadnego z nich");
    expect(code).toBe(1);
  }
});

test("the environment wins over the file", async () => {
  const { code } = await runCommand([`--env-file=${write("PORT=x")}`, "check"], { PORT: "3000" });
  expect(code).toBe(0);
});

test("a password that would be cut at # is explained, without being printed", async () => {
  const { err, code } = await runCommand([
    "check",
    `--env-file=${write("SMTP_PASSWORD=taj#ne\n")}`,
  ]);
  expect(err).toMatch(/SMTP_PASSWORD: wartość ze znakiem # ujmij w apostrofy/);
  expect(err).not.toContain("taj");
  expect(code).toBe(1);
  const quoted = write("SMTP_HOST=smtp.sklep.pl # serwer\nSMTP_USER=a\nSMTP_PASSWORD='taj#ne/1'\n");
  expect(await runCommand(["check", `--env-file=${quoted}`])).toMatchObject({ code: 0, err: "" });
});
