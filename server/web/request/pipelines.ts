import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Other connections have their turn before the next request of this one. */
function hear(listener: RequestListener, req: IncomingMessage, res: ServerResponse): void {
  if (req.socket.writable) listener(req, res);
}

/** No browser sends a request before the last one was answered; some download programs do. */
const maxUnfinished = 8;

/**
 * Answers the requests of a connection one after another. Node's parser reports all pipelined
 * requests of a chunk at once, a thousand in 64 KiB: work on each would hold its response until the
 * client reads, and stop the event loop. A connection with too many is closed.
 */
export function createPipelines() {
  const responses = new WeakMap<Duplex, ServerResponse[]>();

  /** Responses end in the order of their requests. */
  function findUnfinished(socket: Duplex): ServerResponse[] {
    const known = responses.get(socket);
    if (known) {
      while (known[0]?.writableFinished) known.shift();
      return known;
    }
    const unfinished: ServerResponse[] = [];
    responses.set(socket, unfinished);
    return unfinished;
  }

  return {
    answer(listener: RequestListener, req: IncomingMessage, res: ServerResponse): void {
      const { socket } = req;
      // The parser goes on to the end of its chunk.
      if (!socket.writable) return;
      const unfinished = findUnfinished(socket);
      const previous = unfinished.at(-1);
      if (unfinished.push(res) > maxUnfinished) socket.destroy();
      else if (!previous) listener(req, res);
      else previous.once("close", () => setImmediate(hear, listener, req, res));
    },
    /** Nothing can be inserted into a response that has begun. */
    hasBegun: (socket: Duplex): boolean =>
      responses
        .get(socket)
        ?.some(({ headersSent, writableFinished }) => headersSent && !writableFinished) ?? false,
  };
}
