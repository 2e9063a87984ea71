/** A number that a maker can have been given: 13 digits, a right check digit, no shop-internal range. */
export function isGtin13(text: string): boolean {
  return (
    /^(?!02|04|2)\d{13}$/.test(text) &&
    calculateCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
  );
}

/** From the right of the body, weights 3 and 1 in turn; of twelve digits the first weighs 1. */
function calculateCheckDigit(body: string): number {
  const sum = Array.from(body, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
