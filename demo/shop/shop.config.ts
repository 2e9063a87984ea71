import type { Home } from "../../shop/home.ts";
import type { Seller, Testimonial, Wording } from "../../shop/shop-config.ts";

export const brand = "Latawiec";
export const tagline = "Poleć z nami w świat zabawek";

export const seller: Partial<Seller> = {
  name: "Latawiec Anna Przykładowa",
  email: "sklep@latawiec.example",
};

export const testimonial: Testimonial = {
  quote:
    "Szukałam prezentu dla siostrzenicy i nie wiedziałam, co wybrać. Zadzwoniłam, pani Anna doradziła domek dla lalek, a paczka była u nas po dwóch dniach. Zosia bawi się nim codziennie.",
  name: "Magdalena",
  city: "Katowice",
};

export const wording: Partial<Wording> = {
  failureTitle: "Na chwilę zgubiliśmy wiatr",
  missingArticle: "Ten latawiec poleciał za daleko.",
  // The demo sells nothing, so its claims stand for those of a shop that has sold enough.
  featured: "Bestsellery",
  spotlight: "HIT!",
  storyPicture: "Magazyn sklepu: regały pełne zabawek, paczki gotowe do drogi i latawiec za oknem.",
};

/** Alternative texts of `gallery-1` to `gallery-12`. */
const galleryTexts = [
  "Miś z piłką na łące, nad nim latawiec",
  "Drewniany pociąg jedzie przez pokój",
  "Zamek z klocków i zielony dinozaur",
  "Domek dla lalek, lalka i wózek",
  "Wieże z krążków i kubeczków, kurczaczek, grzechotka",
  "Warcaby, kości i klepsydra na stole",
  "Dron, terenówka i pilot na trawie",
  "Półki z robotem, klockami i pandą",
  "Prezenty z kokardami i zajączek",
  "Statek z kartonu, kot i papuga",
  "Globus i luneta, obok rakieta",
  "Kosz pluszaków pod girlandą",
];

export const home: Home = {
  description:
    "Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w {{times.dispatch}}.",
  tilesTitle: "W którą stronę lecimy?",
  slides: [
    {
      picture: "/pictures/scenes/hero-prezenty",
      backdrop: "sky",
      label: "Poleć z nami w świat zabawek",
      title: "Prezenty, do których dzieci wracają",
      category: "pluszaki",
    },
    {
      picture: "/pictures/scenes/hero-edukacyjne",
      backdrop: "sun",
      label: "Zabawki edukacyjne",
      title: "Dla tych, którzy pytają „dlaczego?”",
      category: "edukacyjne",
    },
    {
      picture: "/pictures/scenes/hero-niemowleta",
      backdrop: "rose",
      label: "0–36 miesięcy",
      title: "Pierwsze zabawki dla małych rączek",
      category: "dla-niemowlat",
    },
  ],
  popular: [
    {
      category: "dla-niemowlat",
      badge: "0–36 miesięcy",
      text: "Grzechotki, gryzaki i pchacze: lekkie, bez małych części.",
    },
    {
      category: "edukacyjne",
      badge: "3+ lat",
      text: "Mikroskopy, globusy i klocki dla tych, którzy pytają.",
    },
  ],
  story: {
    title: "Zaczęło się od dwóch listewek i kłębka sznurka",
    paragraphs: [
      "Latawiec sam nic nie robi. Nie gra, nie świeci i nie prosi o baterie. Potrzebuje wiatru i kogoś, kto pobiegnie.",
      "Takich zabawek szukamy do dziś. Zanim któraś stanie na półce, pytamy o jedno: czy dziecko wróci do niej jutro?",
    ],
  },
  film: {
    title: "Zobacz, jak startuje latawiec",
    text: "Krótki film prosto z łąki, bez dźwięku. Za to z wiatrem.",
    label: "Film: jak startuje latawiec",
    clip: "/clips/latawiec",
  },
  promo: {
    title: "Najpierw ciekawość, wiedza przyjdzie sama",
    reasons: [
      "doświadczenia na kuchennym stole",
      "klocki bez jednej dobrej odpowiedzi",
      "wiek podany przy każdej zabawce",
    ],
    category: "edukacyjne",
    button: "Zobacz zabawki edukacyjne",
  },
  promises: [
    "Certyfikowane zabawki",
    "Bezpieczne dla dzieci",
    "Testowane jakościowo",
    "Edukacyjne i rozwijające",
  ],
  teasers: [
    {
      picture: "/pictures/scenes/teaser-bezpieczny-kacik",
      date: "2026-11-03",
      title: "Bezpieczny kącik zabaw w zwykłym mieszkaniu",
      excerpt:
        "Niski regał przykręcony do ściany, kable za listwą, miękki dywan i miejsce, w którym wolno nabałaganić. Jak urządzić kąt, w którym rzadziej mówisz „uważaj”.",
    },
    {
      picture: "/pictures/scenes/teaser-drewniane",
      date: "2026-10-20",
      title: "Dlaczego drewniane zabawki wracają",
      excerpt:
        "Są ciche, cięższe w dłoni i nie kończą się razem z bateriami. Co widzą w nich dzieci i na co patrzeć przy zakupie: krawędzie, lakier, łączenia.",
    },
  ],
  gallery: galleryTexts.map((alt, index) => ({
    picture: `/pictures/scenes/gallery-${index + 1}`,
    alt,
  })),
  featured: ["pluszaki", "edukacyjne", "gry", "zabawki-rc"],
};
