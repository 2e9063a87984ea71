const sentences = new Intl.Segmenter("pl", { granularity: "sentence" });

export function splitFirstSentence(text: string): [first: string, rest: string] {
  const [first] = sentences.segment(text);
  const { length } = first?.segment ?? "";
  return [text.slice(0, length).trim(), text.slice(length)];
}
