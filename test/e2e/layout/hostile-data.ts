import { seller } from "../../../shop.config.ts";
import { fakeProduct, type FakeProduct } from "../../fakes/baselinker/account.ts";

/** The longest values the shop has to show. Add what broke a page. */
export const longest = {
  /** Wraps at words: names are shown as in the inventory. */
  name: "Drewniany domek dla lalek oraz ich gości, skala 1:12, trzy piętra, 48 elementów, winda, oświetlenie LED na baterie, cztery laleczki, dwa koty, pies, mebelki do salonu, kuchni oraz łazienki, ogród, taras, huśtawka, rowerek, drabina",
  word: "Konstantynopolitańczykowianeczkowskopięciopółkilogramowowszystkogrająconajpluszowszaniedźwiedzica",
  email: `bezpieczenstwo.produktow.dzieciecych@${"miedzynarodowe-przedsiebiorstwo-importowe.".repeat(5)}example`,
  code: "PL5901234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  address: "ul. Świętokrzysko-Kontenerowa 19 lok. 204, 31-001 Kraków, Rzeczpospolita Polska",
  /** In złoty: with the stock below, a cart line of twelve digits. */
  price: 99_999.99,
  stock: 9_999,
  tracking: "A123456789012345678901234567890123456789",
  query: "niedźwiedzica".repeat(7),
};

const description = `<h3>${longest.word}</h3><p>Z ${longest.word} i w ${longest.name}.</p>
<ul><li>${longest.word}</li><li>Czas zabawy 24 godziny, zasięg 30 m, wiek 3–5 lat</li></ul>`;

const features: FakeProduct["features"] = {
  Wiek: "18 m+",
  Ostrzeżenia: `Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy. ${longest.word}`,
  Producent: longest.word,
  "Adres producenta": longest.address,
  "E-mail producenta": longest.email,
  "Osoba odpowiedzialna": "Most Import Sp. z o.o.",
  "Adres osoby odpowiedzialnej": "ul. Kontenerowa 19, 81-001 Gdynia, Polska",
  "E-mail osoby odpowiedzialnej": "bezpieczenstwo@most-import.example",
};

type HostileProduct = { what: string } & Partial<FakeProduct>;

/** Each fills the category and the cart and has its own page. */
export const hostileProducts: readonly HostileProduct[] = [
  { what: "the longest name", name: longest.name },
  {
    what: "one long word and the largest numbers",
    name: longest.word,
    sku: longest.code,
    ean: longest.code,
    prices: { 105: longest.price },
    stock: { bl_206: longest.stock },
  },
  { what: "an address for a name", name: longest.email, prices: { 105: longest.price } },
  { what: "few left", name: "Miś filcowy", stock: { bl_206: 4 }, prices: { 105: 1234.5 } },
  { what: "none left", name: longest.word, stock: { bl_206: 0 }, images: {} },
];

const pictures = Object.fromEntries(
  Array.from({ length: 16 }, (_, at) => [at + 1, `https://zdjecia.example/${at}.jpg`]),
);

const firstId = 3001;

export const idOf = (what: string): string =>
  String(firstId + hostileProducts.findIndex((product) => product.what === what));

/** Repeats the products, so that the category has more than two pages. */
export const warehouseProducts: readonly FakeProduct[] = Array.from({ length: 60 }, (_, at) => {
  const { what: _what, ...product } = hostileProducts[at % hostileProducts.length]!;
  const common = { category: 6, stock: { bl_206: 50 }, description, features, images: pictures };
  return fakeProduct(firstId + at, { ...common, ...product });
});

/** Those that a household may order, and of which there are some. */
export const affordable = warehouseProducts
  .slice(hostileProducts.length)
  .filter(({ prices, stock }) => Number(prices[105]) < 1500 && Number(stock.bl_206) >= 4);

/** A customer who fills every field to its limit. */
export const customer = {
  name: longest.word,
  email: longest.email,
  phone: "+48 601 202 303",
  address: longest.address,
  postalCode: "42-400",
  city: longest.word,
  message: `${longest.word} ${longest.email}`,
  locker: longest.code.slice(0, 40),
};

/** Values of `shop.config.ts` that another shop might use. */
export const ownersTexts: readonly [said: string, longer: string][] = [
  [seller.email, longest.email],
  [seller.name, `Przedsiębiorstwo ${longest.word} sp.\u00a0z\u00a0o.o. sp. k.`],
  [seller.address.street, "ul. Świętokrzysko-Kontenerowa 19 lok. 204"],
  [seller.address.city, longest.word],
  [seller.pickupAddress.city, longest.word],
];

/** Texts that must stay on one line where there is room. */
export const unbroken: readonly [what: string, pattern: string][] = [
  ["a postcode", String.raw`(?<!\d)\d{2}-\d{3}(?!\d)`],
  ["a price", String.raw`\d[\d\s]*,\d{2}\s(zł|PLN)`],
  [
    "a number and its unit",
    String.raw`\d\s(zł|szt|sztuk\p{L}*|cm|mm|m|km|kg|g|ml|l|h|min|s|dni|dzień|lat|lata|roku|godzin\p{L}*|miesi\p{L}*|V|W|%)(?!\p{L})`,
  ],
  ["a range", String.raw`\d+(:\d\d)?[-–]\d+(:\d\d)?`],
  // Except on the button whose label the law prescribes.
  [
    "a one-letter word and the next",
    String.raw`(?<![\p{L}\d.])[aiouwzAIOUWZ]\s(?!obowiązkiem zapłaty)[\p{L}\d„]+`,
  ],
  ["a dash and the word before it", String.raw`[\p{L}\d]+\s–`],
  ["a button's price and its words", String.raw`Dodaj do koszyka\s·\s\d[\d\s]*,\d{2}\szł`],
  ["an e-mail address", String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  ["a phone number", String.raw`\+48\s\d{3}\s\d{3}\s\d{3}`],
  ["e-mail", String.raw`(?<!\p{L})[eE]-mail\p{L}*`],
];
