import type { Home } from "./home.ts";

/** Alternative texts of `gallery-1` to `gallery-12`. */
const galleryTexts = [
  "Miś z\u00a0piłką na\u00a0łące, nad nim latawiec",
  "Drewniany pociąg jedzie przez pokój",
  "Zamek z\u00a0klocków i\u00a0zielony dinozaur",
  "Domek dla lalek, lalka i\u00a0wózek",
  "Wieże z\u00a0krążków i\u00a0kubeczków, kurczaczek, grzechotka",
  "Warcaby, kości i\u00a0klepsydra na\u00a0stole",
  "Dron, terenówka i\u00a0pilot na\u00a0trawie",
  "Półki z\u00a0robotem, klockami i\u00a0pandą",
  "Prezenty z\u00a0kokardami i\u00a0zajączek",
  "Statek z\u00a0kartonu, kot i\u00a0papuga",
  "Globus i\u00a0luneta, obok rakieta",
  "Kosz pluszaków pod girlandą",
];

const page: Omit<Home, "description"> = {
  tilesTitle: "W\u00a0którą stronę lecimy?",
  slides: [
    {
      picture: "/pictures/scenes/hero-prezenty",
      backdrop: "sky",
      label: "Poleć z nami w świat zabawek",
      title: "Prezenty, do\u00a0których dzieci wracają",
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
      label: "0–36\u00a0miesięcy",
      title: "Pierwsze zabawki dla małych rączek",
      category: "dla-niemowlat",
    },
  ],
  popular: [
    {
      category: "dla-niemowlat",
      badge: "0–36\u00a0miesięcy",
      text: "Grzechotki, gryzaki i\u00a0pchacze: lekkie, bez małych części.",
    },
    {
      category: "edukacyjne",
      badge: "3+\u00a0lat",
      text: "Mikroskopy, globusy i\u00a0klocki dla tych, którzy pytają.",
    },
  ],
  story: {
    title: "Zaczęło się od\u00a0dwóch listewek i\u00a0kłębka sznurka",
    paragraphs: [
      "Latawiec sam nic nie robi. Nie gra, nie świeci i\u00a0nie prosi o\u00a0baterie. Potrzebuje wiatru i\u00a0kogoś, kto pobiegnie.",
      "Takich zabawek szukamy do\u00a0dziś. Zanim któraś stanie na\u00a0półce, pytamy o\u00a0jedno: czy dziecko wróci do\u00a0niej jutro?",
    ],
  },
  film: {
    title: "Zobacz, jak startuje latawiec",
    text: "Krótki film prosto z\u00a0łąki, bez dźwięku. Za\u00a0to z\u00a0wiatrem.",
    label: "Film: jak startuje latawiec",
    clip: "/clips/latawiec",
  },
  promo: {
    title: "Najpierw ciekawość, wiedza przyjdzie sama",
    reasons: [
      "doświadczenia na\u00a0kuchennym stole",
      "klocki bez jednej dobrej odpowiedzi",
      "wiek podany przy każdej zabawce",
    ],
    category: "edukacyjne",
    button: "Zobacz zabawki edukacyjne",
  },
  promises: [
    "Certyfikowane zabawki",
    "Bezpieczne dla\u00a0dzieci",
    "Testowane jakościowo",
    "Edukacyjne i\u00a0rozwijające",
  ],
  teasers: [
    {
      picture: "/pictures/scenes/teaser-bezpieczny-kacik",
      date: "2026-11-03",
      title: "Bezpieczny kącik zabaw w\u00a0zwykłym mieszkaniu",
      excerpt:
        "Niski regał przykręcony do\u00a0ściany, kable za listwą, miękki dywan i\u00a0miejsce, w\u00a0którym wolno nabałaganić. Jak urządzić kąt, w\u00a0którym rzadziej mówisz „uważaj”.",
    },
    {
      picture: "/pictures/scenes/teaser-drewniane",
      date: "2026-10-20",
      title: "Dlaczego drewniane zabawki wracają",
      excerpt:
        "Są ciche, cięższe w\u00a0dłoni i\u00a0nie kończą się razem z\u00a0bateriami. Co widzą w\u00a0nich dzieci i\u00a0na co patrzeć przy zakupie: krawędzie, lakier, łączenia.",
    },
  ],
  gallery: galleryTexts.map((alt, index) => ({
    picture: `/pictures/scenes/gallery-${index + 1}`,
    alt,
  })),
  featured: ["pluszaki", "edukacyjne", "gry", "zabawki-rc"],
};

/** The home page of Latawiec. */
export function createLatawiecHome({ dispatch }: { dispatch: string }): Home {
  const description = `Sklep z zabawkami dla dzieci: lalki, gry, zabawki dla niemowląt, edukacyjne, zdalnie sterowane i pluszaki. Ceny z VAT, wysyłka w ${dispatch}.`;
  return { ...page, description };
}
