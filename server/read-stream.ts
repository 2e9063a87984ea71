export class TooLargeError extends Error {}

/** @throws TooLargeError when the stream has more than `maxBytes` */
export async function readStream(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLargeError("the reply is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
