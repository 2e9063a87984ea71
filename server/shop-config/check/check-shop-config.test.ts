import { describe, expect, it } from "vitest";
import * as shopConfig from "../../../shop.config.ts";
import { findUnknownCategoryKeys } from "./category-keys.ts";
import { checkShopConfig } from "./check-shop-config.ts";
import { findWrittenTimes } from "../../../shop/config/fulfilment.ts";

const [courier, ...otherDeliveries] = shopConfig.deliveryOptions;
const [transfer] = shopConfig.paymentOptions;
const { seller, legal, unpaidOrders, hours, times, colors, home } = shopConfig;
const [category] = shopConfig.categories;
const { phone: _phone, ...withoutPhone } = seller;

const promoted = (changes: object) => ({
  promotions: [{ from: "24.11.2026", to: "30.11.2026", ...changes }],
});

describe("shop.config.ts", () => {
  it("is valid as it is, with BaseLinker orders, without deadlines and with a renamed option", () => {
    checkShopConfig(shopConfig);
    const warehouseOrders = { statusId: 123 };
    checkShopConfig({ ...shopConfig, warehouseOrders });
    const warehouseStatuses = { confirmed: "Do realizacji", dispatched: [2, "W drodze"] };
    checkShopConfig({ ...shopConfig, warehouseOrders, warehouseStatuses });
    checkShopConfig({ ...shopConfig, warehouseFeatures: { maker: ["Marka"], age: ["Od lat"] } });
    const off = { reminderHours: undefined, cancelHours: undefined };
    checkShopConfig({ ...shopConfig, unpaidOrders: { online: off, transfer: off } });
    checkShopConfig({ ...shopConfig, deliveryOptions: [{ ...courier, id: "dpd" }] });
    const account = "PL61 1090 1014 0000 0712 1981 2874";
    checkShopConfig({ ...shopConfig, seller: { ...seller, bank: { name: "Bank", account } } });
    checkShopConfig({ ...shopConfig, testimonial: undefined });
    // Of a shop that is being set up.
    checkShopConfig({ ...shopConfig, seller: { ...seller, nip: "0000000000" } });
    const percent = promoted({ category: category!.key, percent: 20 });
    checkShopConfig({ ...shopConfig, ...percent });
    checkShopConfig({ ...shopConfig, ...promoted({ product: "MIS-30", regularPrice: 129900 }) });
  });

  it.each([
    ["brand: ma być tekstem", { brand: 7 }],
    [
      "warehouseStatuses.ready: ten status ma już inny krok",
      {
        warehouseOrders: { statusId: 1 },
        warehouseStatuses: { confirmed: "Nowe", ready: ["nowe"] },
      },
    ],
    ["warehouseFeatures.maker: ma być listą nazw cech", { warehouseFeatures: { maker: "Marka" } }],
    ["warehouseFeatures.age.0: ma być nazwą cechy", { warehouseFeatures: { age: [" "] } }],
    ["warehouseFeatures.wiek: nie ma takiego pola", { warehouseFeatures: { wiek: ["Od"] } }],
    ["promotions.0: podaj product (SKU) albo category", promoted({ percent: 10 })],
    ["promotions.0: podaj percent albo regularPrice", promoted({ product: "MIS-30" })],
    [
      "promotions.0: regularPrice ma jeden produkt, dział ma percent",
      promoted({ category: category!.key, regularPrice: 9900 }),
    ],
    ["promotions.0.percent: ma być od 1 do 90", promoted({ product: "MIS-30", percent: 95 })],
    [
      "promotions.0: to nie może być przed from",
      promoted({ product: "MIS-30", percent: 10, to: "01.10.2026" }),
    ],
    ["promotions.0.to: nie ma takiego dnia", promoted({ category: "gry", to: "31.11.2026" })],
    ["promotions.0.category: nie ma działu kloki", promoted({ category: "kloki", percent: 10 })],
    ["tagline: nie może być puste", { tagline: " " }],
    ["seller.nip: to nie jest poprawny NIP", { seller: { ...seller, nip: "1234563219" } }],
    ["seller.email: ma być adresem e-mail", { seller: { ...seller, email: "sklep" } }],
    [
      "seller.address.postalCode: ma wyglądać tak: 00-000",
      { seller: { ...seller, address: { ...seller.address, postalCode: "42400" } } },
    ],
    ["seller.phone: brakuje tego pola", { seller: withoutPhone }],
    ["deliveryOptions: ma mieć co najmniej jedną pozycję", { deliveryOptions: [] }],
    ["deliveryOptions: dwie pozycje mają to samo id", { deliveryOptions: [courier, courier] }],
    [
      "deliveryOptions.0.price: ma być całkowitą liczbą groszy: 1500 to 15,00 zł",
      { deliveryOptions: [{ ...courier, price: 14.99 }, ...otherDeliveries] },
    ],
    [
      "deliveryOptions.0.fulfilment: ma być jednym z: courier, locker, pickup",
      { deliveryOptions: [{ ...courier, fulfilment: "kurier" }] },
    ],
    [
      "deliveryOptions.0.cena: nie ma takiego pola albo wartość jest błędna",
      { deliveryOptions: [{ ...courier, cena: 1500 }] },
    ],
    [
      "deliveryOptions: każda paczka ma mieć workingDays",
      { deliveryOptions: [{ ...courier, workingDays: undefined }] },
    ],
    [
      "deliveryOptions.0.workingDays: ma być od–do",
      { deliveryOptions: [{ ...courier, workingDays: [2, 1] }] },
    ],
    ["times.replyHours: ma być liczbą", { times: { ...times, replyHours: "24 godzin" } }],
    ["paymentOptions.0.fee: nie może być ujemne", { paymentOptions: [{ ...transfer, fee: -1 }] }],
    [
      "legal.withdrawalDays: prawo daje co najmniej 14 dni",
      { legal: { ...legal, withdrawalDays: 10 } },
    ],
    [
      "unpaidOrders.online: reminderHours ma być mniejsze niż cancelHours",
      { unpaidOrders: { ...unpaidOrders, online: { reminderHours: 48, cancelHours: 48 } } },
    ],
    [
      "unpaidOrders.transfer.cancelHours: ma być co najmniej 1",
      { unpaidOrders: { ...unpaidOrders, transfer: { cancelHours: 0 } } },
    ],
    ["newsletterDiscount: to procent, najwyżej 100", { newsletterDiscount: 150 }],
    [
      "deliveryOptions.0.price: 15 to 15 gr, mniej niż złotówka; 1500 to 15,00 zł",
      { deliveryOptions: [{ ...courier, price: 15 }] },
    ],
    [
      "paymentOptions.0.fee: to ponad 1000 zł; 1500 to 15,00 zł",
      { paymentOptions: [{ ...transfer, fee: 150_000 }] },
    ],
    [
      "seller.bank.account: ma błędną cyfrę",
      {
        seller: {
          ...seller,
          bank: { ...seller.bank, account: "PL62 1090 1014 0000 0712 1981 2874" },
        },
      },
    ],
    ["seller.phone: polski numer ma 9 cyfr", { seller: { ...seller, phone: "+48 600 000 00" } }],
    ["hours.opens: ma być godziną", { hours: { ...hours, opens: "9 rano" } }],
    ["hours: closes ma być później niż opens", { hours: { ...hours, closes: "8:00" } }],
    ["legal.effective: nie ma takiego dnia", { legal: { ...legal, effective: "31.02.2025" } }],
    ["categories.0.key: ma mieć małe litery", { categories: [{ ...category, key: "Gry" }] }],
    ["categories: dwie pozycje mają to samo key", { categories: [category, category] }],
    ["colors.coral: ma być kolorem", { colors: { ...colors, coral: "czerwony" } }],
    [
      "colors: napis w kolorze white na tle coral jest nieczytelny: kontrast 1,",
      { colors: { ...colors, coral: "#ffaa99" } },
    ],
    ["home.slides: ma mieć co najmniej jedną pozycję", { home: { ...home, slides: [] } }],
    ["home.featured.0: nie ma działu nic", { home: { ...home, featured: ["nic"] } }],
  ])("is rejected with a mistake: %s", (line, changes) => {
    expect(() => checkShopConfig({ ...shopConfig, ...changes })).toThrow(line);
  });

  it("is rejected with all of several mistakes", () => {
    const config = { ...shopConfig, brand: "", newsletterDiscount: 1.5 };
    expect(() => checkShopConfig(config)).toThrow(
      /Popraw konfigurację:\n {2}my\/shop\.config\.ts, brand: .+\n {2}shop\.config\.ts, newsletterDiscount: ma być liczbą całkowitą$/,
    );
  });
});

it("lists misspelt keys of the owner's categories", () => {
  expect(findUnknownCategoryKeys(undefined)).toEqual([]);
  expect(
    findUnknownCategoryKeys([
      { key: "gry", name: "Gry" },
      { key: "x", nmae: "X" },
    ]),
  ).toEqual(["categories.1.nmae: nie ma takiego pola"]);
  expect(findUnknownCategoryKeys({ gry: null, lalki: { descripton: "" } })).toEqual([
    "categories.lalki.descripton: nie ma takiego pola",
  ]);
});

it("sentences that are made from numbers are listed with the number to write", () => {
  const own = {
    times: { reply: "2 dni" },
    deliveryOptions: { kurier: { time: "48 h" }, dpd: null },
  };
  expect(findWrittenTimes(own)).toEqual([
    "times.reply: podaj liczby, z nich powstaje zdanie: replyHours: 24",
    "deliveryOptions: zamiast time podaj liczbę dni roboczych: workingDays: [1, 2]",
  ]);
  expect(findWrittenTimes({ times: { replyHours: 48 } })).toEqual([]);
});
