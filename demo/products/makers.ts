import type { Company } from "../../shop/catalogue/product/product.ts";

/** Fictional companies. */
export const makers = {
  /** Wooden products. */
  debowyKonik: {
    name: "Dębowy Konik Sp. z o.o.",
    address: "ul. Tartaczna 14, 34-300 Żywiec, Polska",
    email: "kontakt@debowy-konik.example",
  },
  /** Rag dolls, soft products, textiles. */
  szmaciankowo: {
    name: "Pracownia Szmaciankowo Maria Niteczka",
    address: "ul. Krawiecka 3/2, 90-001 Łódź, Polska",
    email: "pracownia@szmaciankowo.example",
  },
  /** Board and card games, puzzles. */
  trzyPionki: {
    name: "Wydawnictwo Trzy Pionki Sp. z o.o.",
    address: "ul. Planszowa 27, 31-001 Kraków, Polska",
    email: "pomoc@trzy-pionki.example",
  },
  /** Products for babies. */
  kluseczka: {
    name: "Kluseczka Zabawki Niemowlęce Sp. j.",
    address: "ul. Kołyskowa 8, 61-001 Poznań, Polska",
    email: "biuro@kluseczka.example",
  },
  /** Experiment kits, building bricks, school things. */
  ciekawska: {
    name: "Ciekawska Edukacja Sp. z o.o.",
    address: "ul. Odkrywców 41, 50-001 Wrocław, Polska",
    email: "kontakt@ciekawska.example",
  },
  /** Prams, dolls' houses, furniture. */
  lindgrund: {
    name: "Lindgrund Leksaker AB",
    address: "Ängsvägen 22, 331 30 Värnamo, Szwecja",
    email: "info@lindgrund-leksaker.example",
  },
  /** Products of wood and rubber for babies. */
  kleinerUhu: {
    name: "Kleiner Uhu Spielwaren GmbH",
    address: "Lindenallee 5, 96450 Coburg, Niemcy",
    email: "service@kleiner-uhu.example",
  },
  /** Remote-control and electronic products; outside the EU. */
  skyhopper: {
    name: "Shenzhen Skyhopper Toys Co., Ltd.",
    address: "No. 88 Fengzheng Road, Bao'an District, 518101 Shenzhen, Chiny",
    email: "support@skyhopper-toys.example",
  },
  /** Games and figures; outside the EU. */
  foxglove: {
    name: "Foxglove & Finch Toys Ltd",
    address: "12 Larkspur Lane, Hebden Bridge HX7 8AA, Wielka Brytania",
    email: "hello@foxglove-finch.example",
  },
} satisfies Record<string, Company>;

/** Importers in the EU for the makers outside it. */
export const responsiblePersons = {
  /** For `skyhopper`. */
  mostImport: {
    name: "Most Import Sp. z o.o.",
    address: "ul. Kontenerowa 19, 81-001 Gdynia, Polska",
    email: "bezpieczenstwo@most-import.example",
  },
  /** For `foxglove`. */
  tulpenhof: {
    name: "Tulpenhof Compliance B.V.",
    address: "Molenkade 31, 3011 AA Rotterdam, Holandia",
    email: "gpsr@tulpenhof.example",
  },
} satisfies Record<string, Company>;
