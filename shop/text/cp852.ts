/** Code page 852 from 0x80 on; `TextDecoder` does not know it, MT940 files of Polish banks use it. */
const upperHalf =
  "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐" +
  "└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0";

export function decodeCp852(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes)
    text += byte < 0x80 ? String.fromCodePoint(byte) : upperHalf[byte - 0x80]!;
  return text;
}
