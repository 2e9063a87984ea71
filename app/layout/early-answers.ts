type Early = { answer: Promise<Response>; until: number; leave: AbortController };

/** Data of the pages that a visitor is about to open: asked for once, used once, soon forgotten. */
const early = new Map<string, Early>();

const mostAsked = 4;
const freshForMs = 30_000;

/** Says whether it has asked: not again, and nothing for a visitor who saves data. */
export function askEarly(address: string): boolean {
  if (savesData() || findFresh(address)) return false;
  const leave = new AbortController();
  const answer = fetch(address, { signal: leave.signal });
  answer.catch(() => forget(address));
  early.set(address, { answer, until: Date.now() + freshForMs, leave });
  if (early.size > mostAsked) forget([...early.keys()][0]!);
  return true;
}

/** The router's way to the shop: what was asked early is not asked again. */
export async function fetchPage(request: Request): Promise<Response> {
  const asked = request.method === "GET" && findFresh(request.url);
  early.delete(request.url);
  const answer = asked && (await asked.answer.catch(() => undefined));
  return answer && answer.status < 500 ? answer : fetch(request);
}

function findFresh(address: string): Early | undefined {
  const asked = early.get(address);
  if (asked && asked.until < Date.now()) forget(address);
  return early.get(address);
}

function forget(address: string): void {
  early.get(address)?.leave.abort();
  early.delete(address);
}

function savesData(): boolean | undefined {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData;
}
