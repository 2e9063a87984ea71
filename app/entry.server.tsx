import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { proseContext, scriptMarkContext } from "./context.ts";
import { HandedProse } from "./ui/prose.tsx";

export const streamTimeout = 10_000;

/** Renders the whole document before the first byte: its scripts' hashes stand in a header. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = context.get(scriptMarkContext);
  const page = (
    <HandedProse value={context.get(proseContext)}>
      <ServerRouter context={router} url={request.url} nonce={mark} />
    </HandedProse>
  );
  const html = await renderWhole(page, mark);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

function renderWhole(page: React.ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(patience);
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    // Cleared when the page is whole: a waiting timer keeps all of the rendering in memory.
    const patience = setTimeout(
      () => abort(new Error("rendering took too long")),
      streamTimeout,
    ).unref();
  });
}
