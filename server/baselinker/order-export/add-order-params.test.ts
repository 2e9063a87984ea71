import { describe, expect, it } from "vitest";
import {
  storedProduct,
  sampleCustomer,
  sampleDeliveries,
  sampleGift,
  sampleInvoice,
  sampleOrder,
  samplePayments,
} from "../../../test/fixtures.ts";
import { addOrderParams } from "./add-order-params.ts";

const source = { inventory: "307", priceGroup: "105", warehouses: ["shop_9", "bl_206", "bl_207"] };
const line = { ...sampleOrder().lines[0]!, productId: "1001" };

const parametersOf = (
  changes: Parameters<typeof sampleOrder>[0] = {},
  product = storedProduct({ ean: "5901234123457", taxRate: 8 }),
  vatPayer = true,
) =>
  addOrderParams(sampleOrder({ lines: [line], ...changes }), {
    settings: { statusId: 5 },
    vatPayer,
    source,
    products: new Map([[product.id, product]]),
  });

describe("the parameters of addOrder", () => {
  it("contain address, totals, reference and lines that deduct stock", () => {
    expect(parametersOf()).toEqual({
      order_status_id: 5,
      date_add: Date.UTC(2026, 10, 20, 22, 5) / 1000,
      currency: "PLN",
      payment_method: "Przelew tradycyjny",
      payment_method_cod: 0,
      paid: 0,
      user_comments: "",
      admin_comments: "Zamówienie L-1001 order-id",
      extra_field_1: "L-1001 order-id",
      email: "anna@poczta.pl",
      phone: "600 000 000",
      delivery_method: "Kurier",
      delivery_price: 15,
      delivery_fullname: "Anna Żółć",
      delivery_address: "ul. Długa 1/2",
      delivery_postcode: "90-001",
      delivery_city: "Łódź",
      delivery_country_code: "PL",
      invoice_fullname: "Anna Żółć",
      invoice_address: "ul. Długa 1/2",
      invoice_postcode: "90-001",
      invoice_city: "Łódź",
      invoice_country_code: "PL",
      want_invoice: 0,
      invoice_company: "",
      invoice_nip: "",
      products: [
        {
          storage: "db",
          storage_id: 307,
          product_id: "1001",
          variant_id: 0,
          name: "Miś Bruno",
          sku: "MIS-1",
          ean: "5901234123457",
          warehouse_id: 206,
          price_brutto: 49.99,
          tax_rate: 8,
          quantity: 2,
        },
      ],
    });
  });

  it("name a variant beside the product that it belongs to", () => {
    const { lines } = sampleOrder();
    const variant = { ...lines[0]!, productId: "1002", parentId: "1001" };
    expect(parametersOf({ lines: [variant] })).toMatchObject({
      products: [{ product_id: "1001", variant_id: 1002 }],
    });
  });

  it("contain whom the invoice is made out to", () => {
    const customer = { ...sampleCustomer, message: "Proszę dzwonić." };
    expect(parametersOf({ customer, invoice: sampleInvoice })).toMatchObject({
      want_invoice: 1,
      invoice_company: "Gmina Zawiercie",
      invoice_nip: "5252248481",
      invoice_address: "ul. Leśna 2",
      invoice_postcode: "42-400",
      invoice_city: "Zawiercie",
      user_comments:
        "Odbiorca na fakturze: Przedszkole nr 3, ul. Miła 1, 42-400 Zawiercie\n\nProszę dzwonić.",
      delivery_city: "Łódź",
    });
  });

  it.each([
    ["", ["ul. Długa 1/2", "90-001", "Łódź"]],
    ["30-001 Nowy Sącz / Rynek 1", ["Rynek 1", "30-001", "Nowy Sącz"]],
    ["skrytka 7, Nowy Sącz", ["skrytka 7, Nowy Sącz", "", ""]],
  ])("send the invoice to „%s”", (address, [street, postcode, city]) => {
    const invoice = { ...sampleInvoice, address, recipient: "" };
    expect(parametersOf({ invoice })).toMatchObject({
      invoice_address: street,
      invoice_postcode: postcode,
      invoice_city: city,
      user_comments: "",
    });
  });

  it("contain a gift: its recipient, what to do, and a line for its wrapping", () => {
    const customer = { ...sampleCustomer, message: "Proszę dzwonić." };
    const params = parametersOf({ customer, gift: sampleGift });
    expect(params).toMatchObject({
      email: "anna@poczta.pl",
      phone: "600 000 000",
      delivery_fullname: "Zofia Nowak",
      delivery_address: "ul. Leśna 5",
      delivery_postcode: "00-950",
      delivery_city: "Warszawa",
      invoice_fullname: "Anna Żółć",
      invoice_address: "ul. Długa 1/2",
      user_comments:
        "To prezent.\nPakowanie: na prezent, bez cen w paczce\nDedykacja: Zosi na urodziny,\nbabcia Ania\n\nProszę dzwonić.",
    });
    const { products } = params as { products: object[] };
    expect(products).toHaveLength(2);
    const wrapping = { product_id: "", name: "Pakowanie prezentu", price_brutto: 9, quantity: 1 };
    expect(products[1]).toMatchObject({ ...wrapping, tax_rate: 23 });
  });

  it("contain a discount as one line for each tax rate of the products", () => {
    const discounted = { ...line, discount: 500 };
    const other = { ...line, productId: "another", discount: 150 };
    const lines = [discounted, other, { ...discounted, discount: 100 }];
    const discount = { code: "LATO10", amount: 750 };
    const { products } = parametersOf({ lines, discount }) as { products: object[] };
    const name = "Rabat (LATO10)";
    expect(products.slice(3)).toMatchObject([
      { product_id: "", name, price_brutto: -6, tax_rate: 8, quantity: 1 },
      { product_id: "", name, price_brutto: -1.5, tax_rate: 23, quantity: 1 },
    ]);
  });

  it("contain no line for wrapping that is free", () => {
    const { products } = parametersOf({ gift: { ...sampleGift, wrapping: 0 } }) as {
      products: object[];
    };
    expect(products).toHaveLength(1);
  });

  it("contain the parcel locker", () => {
    const delivery = sampleDeliveries.locker;
    expect(parametersOf({ delivery, locker: "WAW01A" })).toMatchObject({
      delivery_point_id: "WAW01A",
      delivery_point_name: "Paczkomat InPost WAW01A",
    });
  });

  it("add the cash-on-delivery fee to the delivery price", () => {
    const payment = samplePayments["on-delivery"];
    expect(parametersOf({ payment })).toMatchObject({ payment_method_cod: 1, delivery_price: 25 });
  });

  it("contain no delivery address for a pickup, but the customer's name", () => {
    const delivery = sampleDeliveries.pickup;
    const params = parametersOf({ delivery });
    expect(params).not.toHaveProperty("delivery_address");
    expect(params).toMatchObject({ invoice_fullname: "Anna Żółć", delivery_price: 0 });
  });

  it("are truncated without splitting a character", () => {
    const customer = { ...sampleCustomer, message: "🪁".repeat(600), address: "ą".repeat(200) };
    const lines = [{ ...line, name: "🧸".repeat(300) }];
    expect(parametersOf({ customer, lines })).toMatchObject({
      user_comments: `${"🪁".repeat(477)}… (reszta w e-mailu o zamówieniu)`,
      delivery_address: "ą".repeat(156),
      products: [{ name: "🧸".repeat(200) }],
    });
  });

  it("have the exempt tax rate where the seller charges no VAT", () => {
    expect(parametersOf({}, undefined, false)).toMatchObject({ products: [{ tax_rate: -1 }] });
  });

  it("omit what BaseLinker no longer knows of a removed product", () => {
    expect(parametersOf({}, storedProduct({ id: "another" }))).toMatchObject({
      products: [{ ean: "", tax_rate: 23 }],
    });
  });
});
