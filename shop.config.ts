import { mine, myPictures } from "./server/shop-config/my-folder.ts";
import {
  createCategory,
  pickCategory,
  pickText,
  type CategorySettings,
} from "./shop/catalogue/category.ts";
import { createPlainHome, type Home } from "./shop/home.ts";
import { createLatawiecHome } from "./shop/latawiec-home.ts";
import type {
  CategoryText,
  Colors,
  DeliveryOption,
  FulfilmentTimes,
  LegalTerms,
  OpeningHours,
  PaymentOption,
  Seller,
  Testimonial,
  UnpaidOrders,
  WarehouseOrders,
} from "./shop/shop-config.ts";
import { createSlug } from "./shop/text/normalize.ts";

/**
 * This file is the shop; `mine` lets `my/shop.config.ts` win. It exports data alone, which the
 * build puts into the pages. Prices are whole grosze: 1500 is 15,00 zł.
 */
export const brand: string = mine("brand", "Latawiec");

/** The kite, its pictures and its story are shown under this name only. */
export const isLatawiec = brand === "Latawiec";

export const tagline: string = mine(
  "tagline",
  isLatawiec ? "Poleć z nami w świat zabawek" : "Sklep z zabawkami",
);

/** Plainly fictional until you fill it in; the server warns while it is served in public. */
export const seller: Seller = mine("seller", {
  name: "Latawiec Anna Przykładowa",
  nip: "1234563218",
  address: { street: "ul. Podniebna 7", postalCode: "42-400", city: "Zawiercie" },
  pickupAddress: { street: "ul. Wietrzna 12", postalCode: "80-001", city: "Gdańsk" },
  email: "sklep@latawiec.example",
  phone: "+48 600 000 000",
  bank: { name: "Bank Przykładowy", account: "PL00 0000 0000 0000 0000 0000 0000" },
});

export const hours: OpeningHours = mine("hours", {
  weekdays: "poniedziałek–piątek",
  weekend: "sobota i niedziela: nieczynne",
  opens: "9:00",
  closes: "18:00",
});

export const times: FulfilmentTimes = mine("times", {
  cutOff: "11:00",
  dispatch: "24–48 h",
  standard: "2–3 dni robocze",
  terms: "1–3 dni robocze",
  reply: "24 godzin",
});

/**
 * Days on which you dispatch nothing, besides weekends and public holidays: `31.12.2026`. The
 * delivery date on product pages skips them.
 */
export const closedDays: readonly string[] = mine("closedDays", []);

/** The first one is chosen until the customer chooses. */
export const deliveryOptions: readonly DeliveryOption[] = mine("deliveryOptions", [
  {
    id: "kurier",
    fulfilment: "courier",
    label: "Kurier",
    price: 1500,
    publishedPrice: 1299,
    desc: "1–2 dni robocze",
    time: "1–2 dni robocze",
  },
  {
    id: "inpost",
    fulfilment: "locker",
    label: "Paczkomat InPost",
    price: 1200,
    publishedPrice: 1099,
    desc: "1–2 dni robocze",
    time: "1–2 dni robocze",
  },
  {
    id: "pocztex",
    fulfilment: "courier",
    label: "Pocztex Kurier48",
    price: 1400,
    desc: "dostawa następnego dnia",
    time: "dostawa następnego dnia",
  },
  {
    id: "odbiór",
    fulfilment: "pickup",
    label: "Odbiór osobisty",
    price: 0,
    desc: `${seller.pickupAddress.street}, ${seller.pickupAddress.city}`,
    time: "po wcześniejszym umówieniu",
  },
]);

/** Published on the shipping page beside the options above; the cart does not offer it. */
export const courierCashOnDelivery = mine("courierCashOnDelivery", {
  label: "Kurier InPost za pobraniem",
  publishedPrice: 1499,
});

export const paymentOptions: readonly PaymentOption[] = mine("paymentOptions", [
  {
    id: "przelew",
    settlement: "transfer",
    label: "Przelew tradycyjny",
    fee: 0,
    desc: "bez dodatkowych opłat",
  },
  {
    id: "payu",
    settlement: "online",
    label: "PayU",
    fee: 0,
    desc: "karta, BLIK i szybkie przelewy, bez dodatkowych opłat",
    // True with PayU connected and without.
    note: "Płacisz w\u00a0serwisie PayU. Link do płatności dostaniesz w\u00a0e-mailu.",
  },
  {
    id: "pobranie",
    settlement: "on-delivery",
    label: "Płatność przy odbiorze",
    fee: 1000,
    desc: "gotówką lub kartą u kuriera",
    // A `fee` beside the wording would be charged instead of the one above.
    byFulfilment: {
      locker: { desc: "kartą lub BLIKIEM, gdy odbierasz paczkę" },
      pickup: { desc: "gotówką lub kartą na miejscu" },
    },
  },
]);

export const legal: LegalTerms = mine("legal", {
  effective: "01.01.2025",
  withdrawalDays: 14,
  complaintDays: 14,
  refundDays: 14,
  taxRecordYears: 5,
  returnCost: "15–25 zł",
});

/**
 * Hours until an unpaid order is reminded of and cancelled; undefined switches a step off. They run
 * from the order where PayU takes the payment, and from its confirmation for transfers.
 */
export const unpaidOrders: UnpaidOrders = mine("unpaidOrders", {
  online: { reminderHours: 3, cancelHours: 48 },
  transfer: { reminderHours: 3 * 24, cancelHours: 10 * 24 },
});

/** With BaseLinker: `{ statusId: 123 }` enters each accepted order there; undefined enters none. */
export const warehouseOrders: WarehouseOrders | undefined = mine("warehouseOrders", undefined);

export const newsletterDiscount: number = mine("newsletterDiscount", 15);

const exampleTestimonial: Testimonial = {
  quote:
    "Szukałam prezentu dla siostrzenicy i nie wiedziałam, co wybrać. Zadzwoniłam, pani Anna doradziła domek dla lalek, a paczka była u nas po dwóch dniach. Zosia bawi się nim codziennie.",
  name: "Magdalena",
  city: "Katowice",
};

/** `permission` notes when and how the customer allowed it: `e-mail z 3.05.2026`. */
export const testimonial: Testimonial | undefined = mine(
  "testimonial",
  isLatawiec ? exampleTestimonial : undefined,
);

/**
 * Departments: address, name, words and backdrop of each. `warehouseCategories` are those of
 * BaseLinker (names or ids) besides the one named like the key.
 */
const departments = mine<readonly CategorySettings[]>("categories", [
  {
    key: "lalki-domki-wozki",
    name: "Lalki, domki, wózki",
    anchor: "dolls",
    backdrop: "rose",
    title: "Lalki, domki i wózki",
    description:
      "Wszystko do zabawy w dom, w sklep i w całe życie. Lalki do przytulania, domki pełne drobiazgów i wózki, które jeżdżą po każdym dywanie.",
    metaTitle: "Lalki, domki dla lalek i wózki",
    metaDescription: `Lalki, domki dla lalek, mebelki i wózki dla dzieci. Sprawdzone zabawki, ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "gry",
    name: "Gry",
    anchor: "games",
    backdrop: "lilac",
    title: "Gry i łamigłówki",
    description:
      "Na wieczór we dwoje i na rodzinną niedzielę. Planszówki, karty i łamigłówki: zasady tłumaczymy po ludzku, a wiek podajemy przy każdej grze.",
    metaTitle: "Gry planszowe i łamigłówki dla dzieci",
    metaDescription: `Gry planszowe, karciane i łamigłówki dla dzieci i całych rodzin. Podany wiek, ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "dla-niemowlat",
    name: "Dla niemowląt",
    anchor: "baby",
    backdrop: "mint",
    kind: "infants",
    title: "Zabawki dla niemowląt",
    description:
      "Na pierwsze trzy lata: bez małych części i łatwe do umycia. Grzechotki, gryzaki, sortery i pchacze, miłe w dotyku.",
    metaTitle: "Zabawki dla niemowląt 0–36 miesięcy",
    metaDescription: `Grzechotki, gryzaki, sortery i pierwsze układanki dla dzieci od urodzenia do 3 lat. Ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "edukacyjne",
    name: "Edukacyjne",
    anchor: "educational",
    backdrop: "sky",
    title: "Zabawki edukacyjne",
    description:
      "Uczą przy okazji, bo najpierw po prostu ciekawią. Klocki, mikroskopy, globusy i zestawy doświadczeń.",
    metaTitle: "Zabawki edukacyjne i zestawy STEM",
    metaDescription: `Klocki, zestawy doświadczeń, mapy i zabawki do nauki liczenia i czytania. Ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "zabawki-rc",
    name: "Zabawki RC",
    anchor: "rc-toys",
    backdrop: "sun",
    kind: "electrical",
    title: "Zabawki zdalnie sterowane",
    description:
      "Auta, łodzie, drony i roboty na pilota. Przy każdej zabawce piszemy o zasięgu, czasie jazdy i bateriach.",
    metaTitle: "Zabawki zdalnie sterowane (RC)",
    metaDescription: `Samochody, drony, łodzie i roboty zdalnie sterowane dla dzieci. Ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "pluszaki",
    name: "Pluszaki",
    anchor: "plushies",
    backdrop: "paper",
    title: "Pluszaki",
    description:
      "Miękkie, do prania i gotowe na każdą podróż. Misie, zające, smoki i całkiem zwyczajne psy.",
    metaTitle: "Pluszaki i maskotki",
    metaDescription: `Misie, zające, jednorożce i inne pluszaki do przytulania, które można prać. Ceny z VAT i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
]).map((category) => createCategory(category, { brand, dispatch: times.dispatch }));

export const categories = departments.map(pickCategory);

export const categoryTexts: Readonly<Record<string, CategoryText>> = Object.fromEntries(
  departments.map((category) => [category.key, pickText(category)]),
);

/** All colours, as the variables of the style sheets; text pairs meet WCAG AA. */
export const colors: Colors = mine("colors", {
  ink: "#1d2b4f",
  "ink-soft": "#4c5a7d",
  paper: "#fffaf2",
  "paper-deep": "#f6ecdc",
  white: "#ffffff",
  sky: "#dff1ff",
  "sky-deep": "#1668a8",
  coral: "#c93a2b",
  "coral-deep": "#a82d20",
  sun: "#ffc83d",
  "sun-light": "#fff0c7",
  mint: "#dff5e6",
  green: "#1f7a46",
  rose: "#ffe3df",
  lilac: "#ece5ff",
  line: "#e6ddcf",
  "line-strong": "#8a8fa3",
});

/** The home page. A section without a text, or whose list is empty, is left out. */
export const home: Home = mine(
  "home",
  isLatawiec ? createLatawiecHome(times) : createPlainHome({ brand, tagline, departments }),
);

/** Pictures that the pages may show besides those of Latawiec. */
export const ownPictures: readonly string[] = myPictures;

/** Names of what the browser stores. */
export const storageKeys = {
  cart: `${createSlug(brand)}-cart`,
  order: `${createSlug(brand)}-order`,
  draft: `${createSlug(brand)}-form`,
  searchShortcut: `${createSlug(brand)}-search-key`,
};
