import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-store.ts";
import { requireProgram } from "./machine-programs.ts";

const root = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

/** The two-machine upstream of the documents in the place of the example's. */
function withTwoMachines(example: string): string {
  const [, upstream] = /```nginx\n([^]*?)```/.exec(read("docs/operations.md"))!;
  return example.replace(/^upstream [^]*?^}$/m, upstream!);
}

/** Lets nginx read the example with a certificate, ports and paths that everybody may use. */
function testNginx(example: string) {
  const [nginx, openssl] = requireProgram("nginx") as [string, string];
  const folder = temporaryFolder();
  const [certificate, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const made = ["-nodes", "-subj", "/CN=sklep.example.pl", "-out", certificate, "-keyout", key];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync(openssl, ["req", "-x509", ...curve, ...made], { stdio: "ignore" });
  const site = example
    .replace(/(ssl_certificate +)\S+;/, `$1${certificate};`)
    .replace(/(ssl_certificate_key +)\S+;/, `$1${key};`)
    .replace("/var/log/nginx/", `${folder}/`)
    .replaceAll(/listen (\[::\]:)?(80|443)/g, "listen 127.0.0.1:1$2")
    .replaceAll(/(listen \S+[^;]*;)\s+\1/g, "$1");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const config = `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}}\n`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const { status, stderr } = spawnSync(
    nginx,
    ["-t", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    { encoding: "utf8" },
  );
  return { status, stderr };
}

describe("the example of nginx", () => {
  const examples: [string, (example: string) => string][] = [
    ["one machine", (example) => example],
    ["two machines", withTwoMachines],
  ];
  it.for(examples)("is understood by nginx: %s", ([, change]) => {
    const example = change(read("deploy/nginx.conf"));
    expect(testNginx(example)).toMatchObject({ status: 0 });
    const wrong = testNginx(example.replace("keepalive 32", "keepalife 32"));
    expect(wrong.stderr).toContain('unknown directive "keepalife"');
  });
});
