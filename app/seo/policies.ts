import { deliveryOptions, legal, times } from "../../shop.config.ts";
import { countHandlingDays, listShipping } from "../../shop/order/delivery/shipping.ts";
import { formatDecimal, type Grosze } from "../../shop/price.ts";
import type { DeliveryOption, Range } from "../../shop/shop-config.ts";
import type { JsonLdNode } from "./json-ld.tsx";

const schema = "https://schema.org/";
const poland = { "@type": "DefinedRegion", addressCountry: "PL" };
const workDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Withdrawal period and return cost from the terms. */
export function createReturnPolicy(): JsonLdNode {
  const fees = legal.returnCost === undefined ? "FreeReturn" : "ReturnFeesCustomerResponsibility";
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "PL",
    returnPolicyCountry: "PL",
    returnPolicyCategory: `${schema}MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: legal.withdrawalDays,
    returnMethod: `${schema}ReturnByMail`,
    returnFees: schema + fees,
  };
}

/** What an organization's policy can say and an offer's cannot: the seller pays for what is faulty. */
export function createShopReturnPolicy(origin: string): JsonLdNode {
  const policy = createReturnPolicy();
  return {
    ...policy,
    merchantReturnLink: `${origin}/polityka-zwrotow`,
    refundType: `${schema}FullRefund`,
    customerRemorseReturnFees: policy.returnFees,
    itemDefectReturnFees: `${schema}FreeReturn`,
  };
}

/** All ways of delivery that the shop has, for the organization. */
export function createShippingServices(options = deliveryOptions): JsonLdNode[] {
  const shipped = options.filter(({ fulfilment }) => fulfilment !== "pickup");
  return shipped.map((option) => ({
    "@type": "ShippingService",
    name: option.label,
    fulfillmentType: `${schema}${option.fulfilment === "locker" ? "FulfillmentTypeCollectionPoint" : "FulfillmentTypeDelivery"}`,
    handlingTime: createServicePeriod(countHandlingDays(times)),
    shippingConditions: listConditions(option),
  }));
}

function listConditions({ price, freeFrom, workingDays }: DeliveryOption): JsonLdNode[] {
  const common = {
    "@type": "ShippingConditions",
    shippingDestination: poland,
    ...(workingDays && { transitTime: createServicePeriod(workingDays) }),
  };
  const paid = { ...common, shippingRate: createAmount({ value: price }) };
  if (freeFrom === undefined) return [paid];
  return [
    { ...paid, orderValue: createAmount({ minValue: 0, maxValue: freeFrom - 1 }) },
    {
      ...common,
      shippingRate: createAmount({ value: 0 }),
      orderValue: createAmount({ minValue: freeFrom }),
    },
  ];
}

/** The first of the delivery options that parcels take, at its price for one piece. */
export function createShippingDetails(price: Grosze): JsonLdNode | undefined {
  const [option] = listShipping(deliveryOptions, price);
  if (!option) return undefined;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: createAmount({ value: option.price }),
    shippingDestination: poland,
    ...(option.workingDays && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: createDays(countHandlingDays(times)),
        transitTime: createDays(option.workingDays),
      },
    }),
  };
}

function createServicePeriod(days: Range): JsonLdNode {
  return { "@type": "ServicePeriod", duration: createDays(days), businessDays: workDays };
}

function createDays([minValue, maxValue]: Range): JsonLdNode {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function createAmount(amounts: Record<string, Grosze>): JsonLdNode {
  const decimals = Object.entries(amounts).map(([name, price]) => [name, formatDecimal(price)]);
  return { "@type": "MonetaryAmount", ...Object.fromEntries(decimals), currency: "PLN" };
}
