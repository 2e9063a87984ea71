import { formatDeliveryPrice, applyFulfilment } from "../../shop/cart/options.ts";
import { guaranteeNotice } from "../../shop.config.ts";
import { createTelUrl } from "../../shop/text/contact-urls.ts";
import { formatAddress, type ShopConfig, type UnpaidOrders } from "../../shop/shop-config.ts";
import { formatPrice } from "../../shop/price.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import { formatHours } from "../../shop/time/hours.ts";

export type TemplateShop = ShopConfig & { storageKeys: Readonly<Record<string, string>> };

export function templateVariables(shop: TemplateShop, origin: string): ReadonlyMap<string, string> {
  const { brand, tagline, times, newsletterDiscount, courierCashOnDelivery, storageKeys } = shop;
  return new Map(
    Object.entries({
      brand,
      tagline,
      origin,
      cutOff: times.cutOff,
      "times.dispatch": times.dispatch,
      "times.standard": times.standard,
      "times.terms": times.terms,
      "times.reply": times.reply,
      "newsletter.discount": `${newsletterDiscount}`,
      ...(courierCashOnDelivery && {
        "published.courierCod": formatPrice(courierCashOnDelivery.publishedPrice),
      }),
      ...prefixNames("storage", storageKeys),
      "gift.price": formatWrapping(shop),
      ...(guaranteeNotice && { "guarantee.notice": guaranteeNotice }),
      ...sellerVariables(shop),
      ...legalVariables(shop),
      ...deliveryVariables(shop),
      ...paymentVariables(shop),
      ...unpaidOrderVariables(shop.unpaidOrders),
    }),
  );
}

function prefixNames(prefix: string, values: Readonly<Record<string, string>>) {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [`${prefix}.${name}`, value]));
}

function formatWrapping({ giftWrapping }: TemplateShop): string {
  const { price = 0 } = giftWrapping ?? {};
  return price === 0 ? "bezpłatnie" : `za ${formatPrice(price)}`;
}

function sellerVariables({ seller, hours }: TemplateShop): Record<string, string> {
  return {
    "seller.name": seller.name,
    "seller.nip": seller.nip,
    "seller.address": formatAddress(seller.address),
    "seller.pickupAddress": formatAddress(seller.pickupAddress),
    "seller.email": seller.email,
    "seller.phone": seller.phone,
    "seller.phoneUrl": createTelUrl(seller.phone),
    ...prefixNames("bank", seller.bank),
    "hours.weekdays": `${hours.weekdays} ${hours.opens}–${hours.closes}`,
    "hours.weekend": hours.weekend,
  };
}

function legalVariables({ legal }: TemplateShop): Record<string, string> {
  return {
    "terms.effective": legal.effective,
    "withdrawal.days": `${legal.withdrawalDays}`,
    "complaint.days": `${legal.complaintDays}`,
    "refund.days": `${legal.refundDays}`,
    "tax.years": `${legal.taxRecordYears}`,
    ...(legal.returnCost !== undefined && { returnCost: legal.returnCost }),
  };
}

function deliveryVariables({ deliveryOptions }: TemplateShop): Record<string, string> {
  const entries = deliveryOptions.flatMap(
    ({ id, label, price, freeFrom, publishedPrice, time }) => {
      const name = `delivery.${createSlug(id)}`;
      const published =
        publishedPrice === undefined ? [] : [[`${name}.published`, formatPrice(publishedPrice)]];
      const free = freeFrom === undefined ? "" : ` (gratis od ${formatPrice(freeFrom)})`;
      return [
        [`${name}.label`, label],
        [`${name}.price`, formatDeliveryPrice(price) + free],
        [`${name}.time`, time],
        ...published,
      ];
    },
  );
  return Object.fromEntries(entries);
}

function paymentVariables({ paymentOptions }: TemplateShop): Record<string, string> {
  const entries = paymentOptions.flatMap((option) => {
    const name = `payment.${createSlug(option.id)}`;
    return [
      [`${name}.label`, option.label],
      [`${name}.fee`, formatPrice(option.fee)],
      [`${name}.pickupFee`, formatPrice(applyFulfilment(option, "pickup").fee)],
    ];
  });
  return Object.fromEntries(entries);
}

export function unpaidOrderVariables({ online, transfer }: UnpaidOrders): Record<string, string> {
  const times = {
    "unpaid.online.cancel": online.cancelHours,
    "unpaid.online.reminder": online.reminderHours,
    "unpaid.transfer.cancel": transfer.cancelHours,
    "unpaid.transfer.reminder": transfer.reminderHours,
  };
  const set = Object.entries(times).filter(([, hours]) => hours !== undefined);
  return Object.fromEntries(set.map(([name, hours]) => [name, formatHours(hours!)]));
}
