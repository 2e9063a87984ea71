import { newsletterDiscount } from "../../shop.config.ts";
import type { ListedCode } from "../../server/db/codes/codes.ts";
import { OperatorError } from "../../server/operator-error.ts";
import {
  formatDiscount,
  isForEverybody,
  normalizeCode,
  type DiscountCode,
} from "../../shop/order/discount/discount-code.ts";
import { formatPrice } from "../../shop/price.ts";
import { confirmChange, yesOption } from "../orders/confirm-change.ts";
import { formatMoment, toIso } from "../output/dates.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";
import type { Command, ParsedArgs } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { parseCode } from "./parse-code.ts";

export const codeCommands: readonly Command[] = [
  {
    name: "codes add",
    about: "dodaje kod rabatowy na zabawki; nie obejmuje dostawy ani opłat",
    positionals: ["KOD"],
    options: {
      percent: { value: "PROCENT", about: "tyle procent taniej, np. 10" },
      amount: {
        value: "KWOTA",
        about: "albo o tyle taniej, np. 20,00; 1,00 zł zostaje do zapłaty",
      },
      uses: { value: "LICZBA", about: "w tylu zamówieniach; bez tej opcji bez ograniczeń" },
      min: { value: "KWOTA", about: "od takiej sumy zabawek, które kod obejmuje" },
      from: { value: "RRRR-MM-DD", about: "działa od tego dnia" },
      to: { value: "RRRR-MM-DD", about: "działa do końca tego dnia" },
      categories: { value: "KATEGORIE", about: "tylko na te kategorie, np. gry,pluszaki" },
      "once-per-customer": { about: "raz na adres e-mail" },
      "not-reduced": { about: "nie na zabawki już przecenione" },
    },
    examples: [
      "codes add LATO10 --percent 10 --to 2027-08-31",
      "codes add URODZINY --amount 20,00 --min 100,00 --uses 50 --once-per-customer",
    ],
    run: addCode,
  },
  { name: "codes list", about: "pokazuje kody rabatowe i ile razy ich użyto", run: listCodes },
  {
    name: "codes end",
    about: "kończy kod; złożone z nim zamówienia zostają z rabatem",
    positionals: ["KOD"],
    options: yesOption,
    examples: ["codes end LATO10"],
    run: endCode,
  },
];

async function addCode(parsed: ParsedArgs): Promise<void> {
  const code = parseCode(parsed, Date.now());
  const added = await withStore(({ store, now }) => store.codes.add(code, now));
  if (!added)
    throw new OperatorError(
      `Kod ${code.code} już jest. Dać go od nowa możesz, gdy nie było z nim zamówienia i już nie działa; kończy go codes end ${code.code}. W innym razie wymyśl nowy.`,
    );
  if (parsed.json) printJson(codeData({ ...code, createdAt: undefined, uses: 0 }));
  else print([`Dodano kod ${code.code}: ${describeCode(code)}.`, ...describeDuty(code)]);
}

function describeDuty(code: DiscountCode): string[] {
  if (!isForEverybody(code)) return [];
  return [
    "Jeśli ogłosisz ten kod wszystkim (na stronie, w poście, w reklamie), to jest to obniżka ceny: przy każdej zabawce, której cenę po kodzie podajesz, napisz też jej najniższą cenę z 30 dni przed obniżką. W zamówieniu sklep pokaże ją sam. Kod dany wybranym osobom, na przykład stałym klientom, obniżką w tym znaczeniu nie jest.",
  ];
}

async function listCodes({ json }: ParsedArgs): Promise<void> {
  const codes = await withStore(({ store }) => store.codes.list(newsletterDiscount));
  if (json) return printJson(codes.map(codeData));
  const personal = codes.filter((code) => code.personal);
  const used = personal.filter(({ uses }) => uses > 0).length;
  print([
    ...alignColumns(codes.filter((code) => !code.personal).map(rowOf)),
    `Osobiste kody z newslettera: ${personal.length}, wykorzystane: ${used}`,
  ]);
}

async function endCode({ positionals: [text = ""], flags, json }: ParsedArgs): Promise<number> {
  const code = normalizeCode(text);
  return withStore(async ({ store, now }) => {
    const known = await store.codes.find(code, newsletterDiscount);
    if (!known)
      throw new OperatorError("Nie ma takiego kodu. Wszystkie pokazuje polecenie codes list.");
    const question = `Zakończyć kod ${code} (${describeCode(known)}; ${describeUses(known)})? Złożone zamówienia zachowają rabat, nikt nie dostanie e-maila.`;
    if (known.endedAt === undefined && !(await confirmChange(question, { flags }))) return 1;
    const ended = await store.codes.end(code, now);
    if (json) printJson({ code, ended });
    else print([ended ? `Kod ${code} już nie działa.` : `Kod ${code} był już zakończony.`]);
    return 0;
  });
}

function rowOf(code: ListedCode): string[] {
  return [
    code.code,
    describeCode(code),
    describeUses(code),
    code.endedAt === undefined ? "" : `zakończony ${formatMoment(code.endedAt)}`,
  ];
}

function describeUses({ uses, maxUses }: Pick<ListedCode, "uses" | "maxUses">): string {
  return `użyto ${uses}${maxUses === undefined ? "" : ` z ${maxUses}`}`;
}

function describeCode(code: DiscountCode): string {
  const { value, minTotal, validFrom, validUntil, categories } = code;
  return [
    `−${formatDiscount(value)}`,
    minTotal > 0 && `od ${formatPrice(minTotal)}`,
    categories && `na: ${categories.join(", ")}`,
    validFrom !== undefined && `od ${formatMoment(validFrom)}`,
    validUntil !== undefined && `do ${formatMoment(validUntil)}`,
    code.oncePerCustomer && "raz na klienta",
    code.notReduced && "bez przecenionych",
  ]
    .filter(Boolean)
    .join(", ");
}

function codeData(listed: Omit<ListedCode, "createdAt"> & { createdAt: number | undefined }) {
  const { value, validFrom, validUntil, endedAt, createdAt, ...rest } = listed;
  return {
    ...rest,
    percent: null,
    amount: null,
    ...value,
    validFrom: toIso(validFrom),
    validUntil: toIso(validUntil),
    endedAt: toIso(endedAt),
    ...(createdAt !== undefined && { createdAt: toIso(createdAt) }),
  };
}
