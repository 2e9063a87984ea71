import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerAuthentication } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { checkSmtp } from "./email/transport/smtp.ts";
import { readEnv } from "./env.ts";

test("a password with every special character logs in as it was written", async () => {
  const logins: SMTPServerAuthentication[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth(login, _session, done) {
      logins.push(login);
      done(null, { user: login.username });
    },
  });
  onTestFinished(() => server.close());
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const [SMTP_USER, SMTP_PASSWORD] = ["anna@sklep.pl", "ta#j/ne@?:%41ż "];
  const env = readEnv({ SMTP_HOST: "127.0.0.1", SMTP_PORT: `${port}`, SMTP_USER, SMTP_PASSWORD });
  expect(await checkSmtp(env.SMTP_URL!)).toBe(undefined);
  expect(logins).toMatchObject([{ username: SMTP_USER, password: SMTP_PASSWORD }]);
});

test.each([
  [{ SMTP_HOST: "smtp.sklep.pl" }, "smtp://smtp.sklep.pl:587"],
  [{ SMTP_HOST: "smtp.sklep.pl", SMTP_PORT: "465" }, "smtps://smtp.sklep.pl:465"],
  [{ SMTP_URL: "smtp://a:b%23c@smtp.sklep.pl:25" }, "smtp://a:b%23c@smtp.sklep.pl:25"],
  [{}, undefined],
])("the mail server of %j is %s", (source, url) => {
  expect(readEnv(source).SMTP_URL).toBe(url);
});

test.each([
  ["smtp://anna:tajne#1@smtp.sklep.pl:587"],
  ["smtp://anna:12#3@smtp.sklep.pl:587"],
  ["smtp://anna:12/3@smtp.sklep.pl:587"],
  ["smtp://anna:12?3@smtp.sklep.pl:587"],
])("a password that ends the address is explained, not printed: %s", (SMTP_URL) => {
  expect(() => readEnv({ SMTP_URL })).toThrow(
    /SMTP_URL: nie da się odczytać: hasło ze znakiem # \/ \? lub @ zapisz w SMTP_PASSWORD/,
  );
  expect(() => readEnv({ SMTP_URL })).not.toThrow(/tajne|anna/);
});

test.each([
  [
    { SMTP_URL: "smtp://a.pl", SMTP_HOST: "b.pl" },
    "SMTP_HOST: podaj albo SMTP_URL, albo SMTP_HOST",
  ],
  [{ SMTP_PASSWORD: "x" }, "SMTP_PASSWORD: działa tylko razem z SMTP_HOST"],
  [{ SMTP_HOST: "b.pl", SMTP_USER: "x" }, "SMTP_USER: podaj SMTP_USER i SMTP_PASSWORD"],
  [{ SMTP_HOST: "smtp://b.pl" }, "SMTP_HOST: ma być nazwą serwera"],
  [
    { BASELINKER_REGULAR_PRICE_GROUP: "Regularne" },
    "BASELINKER_REGULAR_PRICE_GROUP: ma być numerem",
  ],
  [{ DEMO: "tak" }, "DEMO: ma być równe 1 albo 0"],
])("settings that do not fit together are listed: %j", (source, mistake) => {
  expect(() => readEnv(source)).toThrow(`\n  ${mistake}`);
});
