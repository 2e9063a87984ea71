export function isGtin13(text: string): boolean {
  return (
    /^(?!02|04|2)\d{13}$/.test(text) &&
    calculateCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
  );
}

/** GS1 check digit: weights 1 and 3 alternate over the first twelve digits. */
function calculateCheckDigit(body: string): number {
  const sum = Array.from(body, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
