import type { Sample } from "../servers.ts";

type Setup = { folder: string; port: number; workers: number; sample: Sample };

/**
 * nginx tuned for one small file: kept open, no access log, unlimited keep-alive, and no sendfile,
 * which costs more than reading so few bytes.
 */
export function nginxSettings({ folder, port, workers, sample }: Setup): string {
  const headers = sample.headers
    .filter(([name]) => name !== "content-type")
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, "\\$&")}";`);
  return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes ${workers};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile off;
  output_buffers 1 128k;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  open_file_cache max=10 inactive=1h;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    etag off;
    add_header Last-Modified "";
    ${headers.join("\n    ")}
    location = ${sample.path} { alias ${folder}/page.br; }
  }
}`;
}
