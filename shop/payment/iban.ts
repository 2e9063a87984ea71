/** Checks the 26 digits of a Polish IBAN (ISO 13616): the remainder of 97 is 1, with PL as 2521. */
export function hasValidChecksum(digits: string): boolean {
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}
