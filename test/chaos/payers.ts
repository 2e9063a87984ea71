/** How a customer pays an online order, the right way or less so. */
type PayOptions = {
  random: () => number;
  /** Posts a form to the order's page, as its buttons do; undefined when the shop is down. */
  post: (fields: Record<string, string>) => Promise<Response | undefined>;
};

const maxTries = 5;

/**
 * Pays by BLIK or on PayU's page, and tries again while the shop is down. Some leave without paying,
 * some refuse first, some pay twice.
 */
export async function payOnline({ random, post }: PayOptions): Promise<void> {
  if (random() < 0.1) return;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const paid = random() < 0.5 ? await payByBlik(post) : await payOnPage(post, random);
    if (paid && random() < 0.9) return;
  }
}

async function payByBlik(post: PayOptions["post"]): Promise<boolean> {
  const response = await post({ method: "blik", code: "777123" });
  return response?.status === 303;
}

/** Returns whether PayU took the money. */
async function payOnPage(post: PayOptions["post"], random: () => number): Promise<boolean> {
  const page = (await post({ method: "page" }))?.headers.get("Location");
  if (!page?.includes("/pay/")) return false;
  const url = new URL(page);
  const action = random() < 0.2 ? "refuse" : "pay";
  const body = new URLSearchParams([...url.searchParams, ["action", action]]);
  await fetch(`${url.origin}/pay/`, { method: "POST", body, redirect: "manual" });
  return action === "pay";
}
