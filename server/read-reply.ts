export async function readReply(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("the reply is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
