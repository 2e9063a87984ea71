import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { messageForm, readStored } from "./forms.ts";
import { openSocket } from "./raw-request.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

afterEach(async () => {
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
});

const tenMegabytes = 10_000_000;

/** Sends so many bytes, with Content-Length or chunked. */
async function upload(path: string, size: number, headers: Record<string, string | number> = {}) {
  const sent = request(shop.origin + path, { method: "POST", headers });
  const responded = once(sent, "response") as Promise<[IncomingMessage]>;
  const piece = Buffer.alloc(64 * 1024, "a");
  for (let left = size; left > 0; left -= piece.length) {
    if (!sent.write(piece.subarray(0, left))) await once(sent, "drain");
  }
  sent.end();
  const [response] = await responded;
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString();
  return { status: response.statusCode, type: response.headers["content-type"], body };
}

const tooLarge = {
  status: 413,
  type: "application/json; charset=utf-8",
  body: '{"error":"Przesłana treść jest za duża. Skróć wiadomość i spróbuj ponownie."}',
};

describe("a body of ten megabytes", () => {
  const paths = ["/kontakt", "/kontakt?koszyk=true", "/functions/v1/send-contact-email", "/nie-ma"];

  it.each(paths)("to %s is rejected in Polish when Content-Length is given", async (path) => {
    expect(await upload(path, tenMegabytes, { "Content-Length": tenMegabytes })).toEqual(tooLarge);
  });

  it.each(paths)("to %s is rejected in Polish when it is chunked", async (path) => {
    expect(await upload(path, tenMegabytes)).toEqual(tooLarge);
  });

  it("is rejected ten times at once", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => upload("/kontakt", tenMegabytes)),
    );
    for (const response of responses) expect(response).toEqual(tooLarge);
  });
});

describe("an endless body", () => {
  it("is answered after the discard limit", async () => {
    const socket = await openSocket(shop.origin);
    socket.write("POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n");
    socket.write(Buffer.alloc(32 * 1024 * 1024 + 1, "a"));
    const [response] = (await once(socket, "data")) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /);
    await once(socket, "close");
  });
});

describe("the body limit", () => {
  it("allows exactly 64 KiB", async () => {
    expect((await upload("/kontakt", 65_536)).status).toBe(400);
    expect((await upload("/kontakt", 65_537)).status).toBe(413);
  });

  it("far exceeds the longest message in the longest characters", async () => {
    const message = "🧸".repeat(2500);
    const body = new URLSearchParams(
      messageForm({
        message,
        name: "ż".repeat(120),
        stamp: await readFormTimestamp({ DATA_DIR: shop.folder }),
      }),
    );
    expect((await fetch(`${shop.origin}/kontakt`, { method: "POST", body })).status).toBe(200);
  });
});

describe("a client that disconnects", () => {
  it("during a form leaves no log entry of an error", async () => {
    const before = readStored(shop.folder).messages;
    const socket = await openSocket(shop.origin);
    socket.write(
      "POST /kontakt HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 500\r\n\r\n",
    );
    await once(socket, "data");
    socket.write("name=Ewa");
    socket.resetAndDestroy();
    await once(socket, "close");
    expect(readStored(shop.folder).messages).toEqual(before);
    // The next visitor's mail is logged after any effect of this request.
    const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
    const body = new URLSearchParams(
      messageForm({ key: "the-next-visitor-writes", stamp: timestamp }),
    );
    await fetch(`${shop.origin}/kontakt`, { method: "POST", body });
    const written = () => shop.log().match(/Mail written/g)?.length;
    await expect.poll(written).toBe(readStored(shop.folder).mails.length);
    expect(shop.log()).not.toMatch(/"level":(50|60)/);
  });
});
