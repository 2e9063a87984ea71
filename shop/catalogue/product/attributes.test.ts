import { expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { listAttributes } from "./attributes.ts";

const collect = (changes: Parameters<typeof sampleProduct>[0]) =>
  listAttributes(sampleProduct(changes)).map(({ label, value }) => `${label}: ${value}`);
const marking = "Oznakowanie: CE, spełnia unijne wymagania bezpieczeństwa zabawek";

test("features of BaseLinker are rows in a fixed order, whatever theirs is", () => {
  const features = {
    "W zestawie": "plansza, pionki",
    "Czas gry": "20 minut",
    "LICZBA GRACZY": "2–4",
    Baterie: "nie potrzebuje",
    Materiał: "karton",
    "Liczba elementów": "32",
    Wymiary: "30 × 30 cm",
  };
  expect(collect({ features })).toEqual([
    "Wymiary: 30 × 30 cm",
    "Elementy: 32",
    "Materiał: karton",
    "Baterie: nie potrzebuje",
    "Gracze: 2–4",
    "Czas gry: 20 minut",
    "W pudełku: plansza, pionki",
    marking,
  ]);
});

test("all other features follow, as the owner wrote them", () => {
  const features = { Kolor: "zielony", Waga: "300 g. Z pudełkiem.", Pilot: "nie", Wymiar: "9 cm" };
  expect(collect({ features })).toEqual([
    "Wymiary: 9 cm",
    marking,
    "Kolor: zielony",
    "Waga: 300 g. Z pudełkiem.",
    "Pilot: nie",
  ]);
});

test("what features do not say comes from the description's own lines", () => {
  const description = [
    "Wieża na rodzinny wieczór.",
    "Zawartość:",
    "• 54 klocki",
    "• bawełniany worek",
    "Specyfikacja:",
    "• wymiary: 7 × 7 × 27 cm",
    "• drewno bukowe",
    "🔋 Zasilanie",
    "Wbudowany akumulator. Ładuje się długo.",
    "Dla 2–8 osób, partia trwa około 10 minut.",
  ].join("\n");
  expect(collect({ description })).toEqual([
    "Wymiary: 7 × 7 × 27 cm",
    "Elementy: 54 klocki",
    "Materiał: drewno bukowe",
    "Baterie: Wbudowany akumulator",
    "Gracze: 2–8 osób",
    "Czas gry: około 10 minut",
    "W pudełku: 54 klocki, bawełniany worek",
    marking,
  ]);
});

test("a product without such lines has none but the marking, unless it is no toy", () => {
  expect(collect({ description: "Miły miś." })).toEqual([marking]);
  expect(collect({ features: { CE: "nie" } })).toEqual([]);
});
