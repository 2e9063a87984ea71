import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

/** The lower bound: node:http sends the same page without parsing URLs or looking anything up. */
const [folder = "", port, workers] = process.argv.slice(2);
const count = Number(workers);

if (cluster.isPrimary && count > 1) {
  for (let started = 0; started < count; started += 1) cluster.fork();
  process.on("SIGTERM", () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    process.exit(0);
  });
} else {
  const body = readFileSync(join(folder, "page.br"));
  const headers = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8")) as [
    string,
    string,
  ][];
  const flat = [...headers, ["content-length", String(body.length)]].flat();
  createServer((_req, res) => {
    res.writeHead(200, flat);
    res.end(body);
  }).listen(Number(port), "127.0.0.1");
}
