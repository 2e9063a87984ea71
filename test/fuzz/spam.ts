import { limits } from "../../server/web/rate-limit/limits.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { messageForm, orderForm, orderPath, readStored } from "../app/forms.ts";
import { startShop } from "../start-shop.ts";
import { sendRequest, placeOrder, type HttpResponse } from "./visitor.ts";

/** A robot's request, whether it imitates a person's behaviour, and the response. */
type RobotRequest = { form: FormName; clever: boolean; answer: HttpResponse };
type FormName = keyof typeof forms;

const home = "127.0.0.5";
const formsPerKind = 100;
const intervalMs = 100;
const minute = 60_000;
/** The redirect to what confirms the form. */
const accepted = 303;

const forms = {
  contact: { path: "/kontakt", fields: messageForm() },
  order: { path: orderPath, fields: orderForm({ shop: { catalogue: demoCatalogue } }) },
};
const names = Object.keys(forms) as FormName[];

/**
 * Robots send a hundred messages and a hundred orders within ten seconds, while a person at the
 * same address reads and, a minute later, orders. Prints the figures; returns what went wrong.
 */
export async function spam(): Promise<string[]> {
  const shop = await startShop({ WORKERS: "2", LOG_LEVEL: "warn" });
  try {
    let spamming = true;
    const reading = readPages(shop.origin, () => spamming);
    const sent = await sendForms(shop.origin);
    spamming = false;
    const pages = await reading;
    const stored = readStored(shop.folder);
    const timestamp = await fetchFormTimestamp(shop.origin);
    await pause(minute);
    const ordered = await placeOrder(
      shop.origin,
      home,
      demoCatalogue().product("1101")!,
      timestamp,
    );
    report(sent, pages);
    console.log(`spam: the order a minute later was answered with ${ordered.status}`);
    return [
      ...findFaults(sent, { contact: stored.messages.length, order: stored.orders.length }),
      ...pages.filter(({ status }) => status !== 200).map((page) => `${page.path}: ${page.status}`),
      ...(/L-\d{4,}/.test(ordered.text) ? [] : [`a person could not order: ${ordered.status}`]),
    ];
  } finally {
    await shop.close();
  }
}

/** Alternates with and without timestamp and honeypot. */
async function sendForms(origin: string): Promise<RobotRequest[]> {
  const timestamp = await fetchFormTimestamp(origin);
  await pause(2500);
  const sending: Promise<RobotRequest>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < formsPerKind; n += 1) {
    const [withTimestamp, withHoneypot] = [n % 2 === 0, n % 4 > 1];
    const extras = {
      ...(withTimestamp && { stamp: timestamp }),
      ...(withHoneypot && { website: "https://spam.example" }),
    };
    for (const form of names) {
      const { path, fields } = forms[form];
      const body = new URLSearchParams({
        ...fields,
        ...extras,
        key: `${form}-number-${n}-of-a-robot`,
      });
      const answered = sendRequest(origin, home, path, body.toString());
      sending.push(
        answered.then((response) => ({
          form,
          clever: withTimestamp && !withHoneypot,
          answer: response,
        })),
      );
    }
    await pause(Math.max(0, startedAt + (n + 1) * intervalMs - performance.now()));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`spam: ${sending.length} forms from one address in ${seconds} s`);
  return Promise.all(sending);
}

/** Opens all static pages repeatedly, each at least once. */
async function readPages(origin: string, isRunning: () => boolean) {
  const { text } = await sendRequest(origin, home, "/sitemap.xml");
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!));
  const paths = [...listed.map(({ pathname }) => pathname), orderPath];
  const read: { path: string; status: number }[] = [];
  do {
    for (const path of paths) {
      read.push({ path, status: (await sendRequest(origin, home, path)).status });
      await pause(20);
    }
  } while (isRunning());
  return read;
}

async function fetchFormTimestamp(origin: string): Promise<string> {
  return JSON.parse((await sendRequest(origin, home, "/formularz.json")).text) as string;
}

function report(sent: readonly RobotRequest[], pages: readonly { path: string }[]): void {
  for (const form of names) {
    const ofForm = sent.filter((each) => each.form === form);
    const count = (status: number) =>
      ofForm.filter(({ answer: response }) => response.status === status).length;
    const { burst } = limits[form];
    console.log(
      `spam: ${form}: ${count(accepted)} taken of at most ${burst}, ${count(400)} sent back, ${count(429)} over the limit`,
    );
  }
  const distinct = new Set(pages.map(({ path }) => path)).size;
  console.log(`spam: meanwhile ${pages.length} readings of ${distinct} pages`);
}

function findFaults(sent: readonly RobotRequest[], stored: Record<FormName, number>): string[] {
  const faults = sent.flatMap(({ form, clever: looksHuman, answer: { status, headers } }) => {
    if (status === accepted)
      return looksHuman ? [] : [`${form}: a robot without a clean stamp was taken`];
    if (status === 429)
      return Number(headers["retry-after"]) > 0 ? [] : [`${form}: 429 without Retry-After`];
    return status === 400 && !looksHuman ? [] : [`${form}: a robot was answered with ${status}`];
  });
  for (const form of names) {
    const taken = sent.filter(
      (each) => each.form === form && each.answer.status === accepted,
    ).length;
    if (taken === 0) faults.push(`${form}: nothing was taken, so nothing is proved`);
    if (taken > limits[form].burst) faults.push(`${form}: ${taken} taken, over the budget`);
    if (taken !== stored[form]) faults.push(`${form}: ${taken} taken, ${stored[form]} stored`);
  }
  return faults;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
