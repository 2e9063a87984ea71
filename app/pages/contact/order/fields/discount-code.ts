import type { Cart } from "../../../../../shop/cart/cart.ts";
import { changeCart, readCart, subscribeToCart } from "../../../../cart/cart-store.ts";
import type { CodeResult } from "../../../../forms/check-code.ts";
import { failureNotice, updateFieldError } from "../../../../forms/json-form.ts";

/**
 * Asks the server what the typed code, or the one that a link has brought, takes off the cart, and
 * again when the cart has changed. Without this script the form itself asks.
 */
export function bindCode(form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>(".form__code")!;
  const field = part.querySelector("input")!;
  const note = part.querySelector("[role=status]")!;
  let latest = 0;
  let checked = "";

  async function check(): Promise<void> {
    const request = (latest += 1);
    if (!field.value.trim()) return apply(undefined, "");
    const { discount, text } = await fetchDiscount(field.value, readCart());
    if (request === latest) apply(discount, text);
  }

  function apply(discount: Cart["discount"], text: string): void {
    checked = describeLines(readCart());
    changeCart((cart) => ({ ...cart, discount }));
    note.textContent = discount ? text : "";
    updateFieldError(field, discount ? undefined : text);
  }

  function checkAgain(): void {
    if (!form.isConnected) return unsubscribe();
    const { discount, lines } = readCart();
    const isStale = checked !== describeLines(readCart());
    if (!discount || lines.length === 0 || !isStale) return;
    checked = describeLines(readCart());
    void check();
  }

  field.value ||= readCart().discount?.code ?? "";
  const unsubscribe = subscribeToCart(checkAgain);
  checkAgain();
  onUse(form, field, () => void check());
}

/** Listens before React, which sends the order, and where Enter would send it too. */
function onUse(form: HTMLFormElement, field: HTMLInputElement, use: () => void): void {
  form.addEventListener("submit", (event) => {
    if (event.submitter?.getAttribute("name") !== "useCode") return;
    event.preventDefault();
    event.stopPropagation();
    use();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    use();
  });
}

function describeLines({ lines }: Cart): string {
  return JSON.stringify(
    lines.map(({ product, quantity }) => [product.id, product.price, quantity]),
  );
}

function fetchDiscount(code: string, { lines }: Cart): Promise<CodeResult> {
  const requested = lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
  const body = new URLSearchParams({ code, lines: JSON.stringify(requested) });
  return fetch("/kod-rabatowy.json", { method: "POST", body })
    .then((response) => response.json() as Promise<CodeResult>)
    .catch(() => ({ text: failureNotice.message }));
}
