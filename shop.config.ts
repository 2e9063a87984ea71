import { folderDrawings, pictureBases } from "./server/shop-config/folder-pictures.ts";
import { noticePath } from "./server/shop-config/guarantee-notice.ts";
import { configured } from "./server/shop-config/shop-folder.ts";
import { createCategory, type CategorySettings } from "./shop/catalogue/category.ts";
import {
  createDeliveryOption,
  createFulfilmentTimes,
  type DeliverySettings,
  type TimeSettings,
} from "./shop/order/delivery/fulfilment-times.ts";
import type { Promotion } from "./shop/catalogue/price-history/promotion.ts";
import type { ProductSets } from "./shop/catalogue/related/matching.ts";
import { createPlainHome, fillHome, type Home } from "./shop/home.ts";
import type {
  CategoryText,
  DeliveryOption,
  Drawing,
  FulfilmentTimes,
  GiftWrapping,
  LegalTerms,
  PaymentOption,
  Seller,
  ShopConfig,
  Testimonial,
  UnpaidOrders,
  WarehouseOrders,
  WarehouseFeatures,
  Wording,
} from "./shop/shop-config.ts";
import type { WarehouseStatuses } from "./shop/order/baselinker/warehouse-statuses.ts";
import { createSlug } from "./shop/text/normalize.ts";

/**
 * The defaults of every shop, over which lies `my/shop.config.ts`, or `demo/shop/` while there is no
 * `my/`. It exports data alone, which the build puts into the pages. Prices are whole grosze: 1500
 * is 15,00 zł.
 */
export const brand: string = configured("brand", "Nasz sklep");

export const tagline: string = configured("tagline", "Sklep z zabawkami");

/** Plainly fictional until you fill it in; the server warns while it is served in public. */
export const seller: Seller = configured("seller", {
  name: "Anna Przykładowa",
  nip: "1234563218",
  address: { street: "ul. Podniebna 7", postalCode: "42-400", city: "Zawiercie" },
  pickupAddress: { street: "ul. Wietrzna 12", postalCode: "80-001", city: "Gdańsk" },
  email: "kontakt@sklep.example",
  phone: "+48 600 000 000",
  bank: { name: "Bank Przykładowy", account: "PL00 0000 0000 0000 0000 0000 0000" },
});

/** Whether you charge VAT; `false` for a seller who is exempt: no page or mail mentions it then. */
export const vatPayer: boolean = configured("vatPayer", true);

export const hours: ShopConfig["hours"] = configured("hours", {
  weekdays: "poniedziałek–piątek",
  weekend: "sobota i niedziela: nieczynne",
  opens: "9:00",
  closes: "18:00",
});

/** The shop's sentences are made from these numbers: `24–48 h`, `2–3 dni robocze`. */
export const times: FulfilmentTimes = createFulfilmentTimes(
  configured<TimeSettings>("times", {
    cutOff: "11:00",
    dispatchHours: [24, 48],
    standardDays: [2, 3],
    termsDays: [1, 3],
    replyHours: 24,
  }),
);

/**
 * Days on which you dispatch nothing, besides weekends and public holidays: `31.12.2026`. The
 * delivery date on product pages skips them.
 */
export const closedDays: readonly string[] = configured("closedDays", []);

/**
 * The first one is chosen until the customer chooses. `workingDays` from dispatch to delivery make
 * the time that pages and mails name.
 */
const deliverySettings = configured<readonly DeliverySettings[]>("deliveryOptions", [
  {
    id: "kurier",
    fulfilment: "courier",
    label: "Kurier",
    price: 1500,
    publishedPrice: 1299,
    workingDays: [1, 2],
  },
  {
    id: "inpost",
    fulfilment: "locker",
    label: "Paczkomat InPost",
    price: 1200,
    publishedPrice: 1099,
    workingDays: [1, 2],
  },
  {
    id: "pocztex",
    fulfilment: "courier",
    label: "Pocztex Kurier48",
    price: 1400,
    workingDays: [1, 1],
  },
  { id: "odbiór", fulfilment: "pickup", label: "Odbiór osobisty", price: 0 },
]);

export const deliveryOptions: readonly DeliveryOption[] = deliverySettings.map((option) =>
  createDeliveryOption(option, seller.pickupAddress),
);

/** Published on the shipping page beside the options above; the cart does not offer it. */
export const courierCashOnDelivery: ShopConfig["courierCashOnDelivery"] = configured(
  "courierCashOnDelivery",
  { label: "Kurier InPost za pobraniem", publishedPrice: 1499 },
);

export const paymentOptions: readonly PaymentOption[] = configured("paymentOptions", [
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
    note: "Płacisz w serwisie PayU. Link do płatności dostaniesz w e-mailu.",
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

/** `{ price: 900 }` offers to wrap orders as gifts for 9,00 zł, `0` for free; undefined: no gifts. */
export const giftWrapping: GiftWrapping | undefined = configured("giftWrapping", undefined);

/** `returnCost` is what a customer pays for sending products back; `null` means that you pay. */
export const legal: LegalTerms = configured<LegalTerms>("legal", {
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
export const unpaidOrders: UnpaidOrders = configured("unpaidOrders", {
  online: { reminderHours: 3, cancelHours: 48 },
  transfer: { reminderHours: 3 * 24, cancelHours: 10 * 24 },
});

/**
 * What a household orders: pieces of one product, different products, grosze of one order, and
 * grosze of all unconfirmed orders of one e-mail or one client. The page offers to send more as an
 * enquiry; undefined sets no limit.
 */
export const orderLimits: ShopConfig["orderLimits"] = configured("orderLimits", {
  pieces: 20,
  lines: 40,
  total: 5000_00,
  unconfirmed: 15_000_00,
});

/**
 * After `reservationHours` an order that you have not confirmed holds no stock any more, as you are
 * notified `noticeHours` before. You are notified as well when such orders hold more than `stockShare`
 * percent of all pieces. Undefined hours or percent switch a step off.
 */
export const unconfirmedOrders: ShopConfig["unconfirmedOrders"] = configured("unconfirmedOrders", {
  reservationHours: 7 * 24,
  noticeHours: 24,
  stockShare: 25,
});

/** Mails you at this hour what waits, where something does; undefined: never. */
export const morningMail: ShopConfig["morningMail"] = configured("morningMail", { hour: 7 });

/** Completes a paid order so many days after its parcel left; undefined: never. */
export const completeAfterDays: number | undefined = configured("completeAfterDays", 14);

/** With BaseLinker: `{ statusId: 123 }` enters each accepted order there; undefined enters none. */
export const warehouseOrders: WarehouseOrders | undefined = configured(
  "warehouseOrders",
  undefined,
);

/**
 * What the account's statuses mean, by name or id: `{ confirmed: ["Do realizacji"], dispatched: … }`.
 * `npm run shop -- baselinker statuses` proposes them; undefined reads nothing back.
 */
export const warehouseStatuses: WarehouseStatuses | undefined = configured(
  "warehouseStatuses",
  undefined,
);

export const newsletterDiscount: number = configured("newsletterDiscount", 15);

/** `permission` notes when and how the customer allowed it: `e-mail z 3.05.2026`. */
export const testimonial: Testimonial | undefined = configured("testimonial", undefined);

const pricesNote = vatPayer ? "ceny z VAT" : "jasne ceny";
const pricesSentence = vatPayer ? "Ceny z VAT" : "Jasne ceny";

/**
 * Categories: address, name, words and backdrop of each. `warehouseCategories` are those of
 * BaseLinker (names or ids) besides the one named like the key. `playYears` says how long after its
 * minimum age a child usually still plays with a product of the category (6, for infants 2).
 */
const categorySettings = configured<readonly CategorySettings[]>("categories", [
  {
    key: "lalki-domki-wozki",
    name: "Lalki, domki, wózki",
    anchor: "dolls",
    backdrop: "rose",
    title: "Lalki, domki i wózki",
    description:
      "Wszystko do zabawy w dom, w sklep i w całe życie. Lalki do przytulania, domki pełne drobiazgów i wózki, które jeżdżą po każdym dywanie.",
    metaTitle: "Lalki, domki dla lalek i wózki",
    metaDescription: `Lalki, domki dla lalek, mebelki i wózki dla dzieci. Sprawdzone zabawki, ${pricesNote} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
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
    metaDescription: `Gry planszowe, karciane i łamigłówki dla dzieci i całych rodzin. Podany wiek, ${pricesNote} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
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
    metaDescription: `Grzechotki, gryzaki, sortery i pierwsze układanki dla dzieci od urodzenia do 3 lat. ${pricesSentence} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
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
    metaDescription: `Klocki, zestawy doświadczeń, mapy i zabawki do nauki liczenia i czytania. ${pricesSentence} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
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
    metaDescription: `Samochody, drony, łodzie i roboty zdalnie sterowane dla dzieci. ${pricesSentence} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
  {
    key: "pluszaki",
    name: "Pluszaki",
    anchor: "plushies",
    backdrop: "paper",
    playYears: 9,
    title: "Pluszaki",
    description:
      "Miękkie, do prania i gotowe na każdą podróż. Misie, zające, smoki i całkiem zwyczajne psy.",
    metaTitle: "Pluszaki i maskotki",
    metaDescription: `Misie, zające, jednorożce i inne pluszaki do przytulania, które można prać. ${pricesSentence} i wysyłka w ${times.dispatch} z polskiego sklepu ${brand}.`,
  },
]).map((category) => createCategory(category, { brand, dispatch: times.dispatch, pricesSentence }));

/**
 * Oldest age in years that a product suits, by SKU: `{ "MIS-30": 7 }`. It stands for those without
 * BaseLinker's feature `Do kiedy bawi`; the others have the `playYears` of their category.
 */
export const oldestAges: Readonly<Record<string, number>> = configured("oldestAges", {});

/**
 * Names of BaseLinker's features besides those that `catalogue status` lists, and before them:
 * `{ maker: ["Marka"], age: ["Dla dzieci od"] }`.
 */
export const warehouseFeatures: WarehouseFeatures = configured("warehouseFeatures", {});

/**
 * `true` offers no product without the maker's name, address and e-mail, or with such a gap for the
 * responsible person. `content/producenci.yaml` fills gaps for all products of a maker.
 */
export const hideProductsWithoutSafetyData: boolean = configured(
  "hideProductsWithoutSafetyData",
  false,
);

/**
 * Reductions by your own hand, beside those of `BASELINKER_REGULAR_PRICE_GROUP`. A percent off for a
 * category or a product, which the shop sells below BaseLinker's price on these days:
 * `[{ category: "gry", percent: 20, from: "24.11.2026", to: "30.11.2026" }]`. Or, where you lowered
 * the price in BaseLinker: `{ product: "MIS-30", regularPrice: 12900, from: …, to: … }`.
 */
export const promotions: readonly Promotion[] = configured("promotions", []);

/**
 * SKUs of products that belong together: `[["KOLEJKA", "TORY"]]`. They and those of BaseLinker's
 * feature `Pasuje do` („lalka 30 cm”) are shown together on product pages.
 */
export const productSets: ProductSets = configured("productSets", []);

export const categories = categorySettings.map(({ category }) => category);

export const categoryTexts: Readonly<Record<string, CategoryText>> = Object.fromEntries(
  categorySettings.map(({ category, text }) => [category.key, text]),
);

/** All colours, as the variables of the style sheets; text pairs meet WCAG AA. */
export const colors: Readonly<ShopConfig["colors"]> = configured("colors", {
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

/**
 * The home page. A section without a text, or whose list is empty, is left out. In `description`
 * `{{times.dispatch}}` stands for the time above.
 */
export const home: Home = fillHome(
  configured("home", createPlainHome({ brand, tagline, categories, categoryTexts })),
  times,
);

/** Sentences beside the shop's pictures and on pages of failure. */
export const wording: Wording = configured("wording", {
  failureTitle: "Coś poszło nie tak",
  missingArticle: "",
  storyPicture: "",
  featured: "Polecamy",
  spotlight: "Polecamy",
});

/**
 * SKUs that the home page recommends until the shop has sold enough of its own: `["MIS-30"]`.
 * Without them it shows the first products, and the one of which there are most.
 */
export const recommended: readonly string[] = configured("recommended", []);

/** Pictures that the pages may show. */
export const pictures: readonly string[] = pictureBases;

/** Drawings that the pages contain: `mark`, `ribbon`, `footer`, `finder` and `newsletter`. */
export const drawings: Readonly<Record<string, Drawing>> = folderDrawings;

/** Path of the official notice of the legal guarantee, where the folder has `legal-guarantee.pdf`. */
export const guaranteeNotice: string | undefined = noticePath;

/** Alone, since each page's scripts contain only the exports that they use. */
export const sellerPhone = seller.phone;

/** Names of what the browser stores. */
export const storageKeys = {
  cart: `${createSlug(brand)}-cart`,
  order: `${createSlug(brand)}-order`,
  draft: `${createSlug(brand)}-form`,
  attempt: `${createSlug(brand)}-attempt`,
  person: `${createSlug(brand)}-person`,
  searchShortcut: `${createSlug(brand)}-search-key`,
};
