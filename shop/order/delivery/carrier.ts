export type Carrier = { id: string; label: string; trackingPage: string };

/** Used for links only: the shop sends no requests to these pages. */
export const carriers: readonly Carrier[] = [
  {
    id: "inpost",
    label: "InPost",
    trackingPage: "https://inpost.pl/sledzenie-przesylek?number=",
  },
  {
    id: "pocztex",
    label: "Pocztex",
    trackingPage: "https://emonitoring.poczta-polska.pl/?numer=",
  },
  {
    id: "dpd",
    label: "DPD",
    trackingPage: "https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=",
  },
  {
    id: "dhl",
    label: "DHL",
    trackingPage: "https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=",
  },
  {
    id: "gls",
    label: "GLS",
    trackingPage: "https://gls-group.com/PL/pl/sledzenie-paczek?match=",
  },
  {
    id: "ups",
    label: "UPS",
    trackingPage: "https://www.ups.com/track?loc=pl_PL&tracknum=",
  },
  {
    id: "fedex",
    label: "FedEx",
    trackingPage: "https://www.fedex.com/fedextrack/?trknbr=",
  },
];

export function findCarrier(id: string | undefined): Carrier | undefined {
  return carriers.find((carrier) => carrier.id === id);
}

export function createTrackingUrl({ trackingPage }: Carrier, trackingNumber: string): string {
  return trackingPage + encodeURIComponent(trackingNumber);
}

export function parseTrackingNumber(text: string): string | undefined {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z0-9-]{6,40}$/.test(number) ? number : undefined;
}
