import fc from "fast-check";

/** What really happened on an account. */
export type Transfer = {
  direction: "in" | "out";
  /** Of the order that the title names. */
  number: string;
  amount: number;
  title: string;
  sender: string;
  /** A word of a bank for a transfer that is no money, or its other currency. */
  unbooked?: true;
  foreign?: true;
};

export const dueOrders = [
  { number: "L-1001", total: 10_490, name: "Anna Żółć" },
  { number: "L-1002", total: 13_400, name: "Jan Kowalski" },
  { number: "L-1003", total: 109_380, name: "Ewa Lis" },
  { number: "L-1004", total: 19_480, name: "Piotr Wiśniewski" },
  { number: "L-1005", total: 1_234_567, name: "Łucja Gęś" },
];

/** Order numbers as people type them. */
const spellings: readonly ((digits: string) => string)[] = [
  (digits) => `L-${digits}`,
  (digits) => `l${digits}`,
  (digits) => `L ${digits}`,
  (digits) => `L\u2011${digits}`,
  (digits) => `L\u2013${digits}`,
  (digits) => `L - ${digits}`,
  (digits) => `L/${digits}`,
  (digits) => `L.${digits}`,
  (digits) => `L nr ${digits}`,
  (digits) => `L-1 ${digits.slice(1)}`,
  (digits) => `L-00${digits}`,
];

const titles: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `Zapłata za moje zamówienie ${number} dziękuję`,
  (number) => `zam.${number}, prezent dla Zosi`,
  // Banks cut it within the number.
  (number) => `Za zabawki dla córki ${number}`,
  (number) => `czy wysyłka dziś? ${number}`,
  (number) => `Ewa ~ <3 "${number}"; pozdrawiam`,
  (number) => `ZAMÓWIENIE-${number}`,
];

/** Every order pays at most once; each transfer out names an order and its sum, as refunds do. */
export const transfers: fc.Arbitrary<Transfer[]> = fc
  .shuffledSubarray(dueOrders, { minLength: 1 })
  .chain((orders) =>
    fc.tuple(
      ...orders.map(({ number, total, name }) =>
        fc
          .record({
            direction: fc.constantFrom<Transfer["direction"][]>("in", "in", "out"),
            spell: fc.constantFrom(...spellings),
            entitle: fc.constantFrom(...titles),
            fate: fc.constantFrom("booked", "booked", "booked", "unbooked", "foreign"),
          })
          .map(({ direction, spell, entitle, fate }): Transfer => {
            const title = entitle(spell(number.slice(2)));
            return {
              direction,
              number,
              amount: total,
              title: direction === "out" ? `ZWROT ${title}` : title,
              sender: name,
              ...(fate === "unbooked" && { unbooked: true }),
              ...(fate === "foreign" && { foreign: true }),
            };
          }),
      ),
    ),
  );
