/**
 * Keeps the words of a stranger readable, and mail programs from making links of them: anybody can
 * cause a mail of the shop to any address.
 */
export function defuseLinks(text: string): string {
  return text
    .replaceAll("://", ": //")
    .replaceAll(/(?<=[\p{L}\p{M}\p{N}])([.．。｡])(?=\p{L})/gu, "$1 ");
}
