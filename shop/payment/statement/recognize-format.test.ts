import { expect, it } from "vitest";
import { parseStatement } from "./parse-statement.ts";

it.each([
  ["PK\u0003\u0004...", "arkusz Excela (xlsx) albo archiwum ZIP"],
  ["%PDF-1.7", "PDF"],
  ["<html><table><tr><td>Kwota</td></tr></table></html>", "strona HTML (czasem z nazwą .xls)"],
  ["OFXHEADER:100\n<OFX>", "plik OFX"],
  ["!Type:Bank\nD20.11.2026\n", "plik QIF"],
  ['<?xml version="1.0"?><JPK xmlns="x"><WyciagWiersz/></JPK>', "plik JPK"],
  ['<?xml version="1.0"?><a/>', "plik XML, ale nie camt.053"],
  ['[{"a":1}]', "plik JSON"],
  ["\r\n", "pusty plik"],
])("a file that is no statement is named: %j", (text, unknown) => {
  expect(parseStatement(Buffer.from(text, "latin1"))).toEqual({ unknown });
});
