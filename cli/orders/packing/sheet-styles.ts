/** A sheet is as high as A4 without the margins; a dedication is cut off at its foot. */
export const sheetStyles = `
@page { size: A4; margin: 12mm; }
* { box-sizing: border-box; margin: 0; }
body { font: 11pt/1.35 Arial, "Liberation Sans", sans-serif; color: #000; }
.sheet { display: flex; flex-direction: column; gap: 5mm; width: 186mm; min-height: 272mm; margin: 0 auto; overflow-wrap: anywhere; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 0.6mm solid; padding-bottom: 2mm; }
h1 { font-size: 24pt; line-height: 1; }
small { display: block; color: #444; font-size: 9pt; font-weight: 400; }
.gift { padding: 3mm 4mm; border: 0.6mm solid; font-size: 13pt; }
.parcel { display: flex; gap: 12mm; font-size: 12pt; }
.parcel p:first-child { min-width: 45%; font-weight: 700; }
table { width: 100%; border-collapse: collapse; }
th { font-size: 9pt; font-weight: 400; text-align: left; color: #444; }
th, td { padding: 1.8mm 2mm; border-bottom: 0.2mm solid #999; vertical-align: baseline; }
.box { width: 8mm; }
td.box::before { content: ""; display: inline-block; width: 1em; height: 1em; border: 0.3mm solid; vertical-align: -0.1em; }
.count { width: 14mm; text-align: right; }
td.count { font-size: 13pt; }
.name span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.several { font-weight: 700; }
.sku { width: 34mm; font-size: 9pt; }
.price { width: 28mm; text-align: right; white-space: nowrap; }
.pieces { font-weight: 700; }
dl { display: grid; grid-template-columns: auto auto; gap: 0 6mm; justify-content: end; font-size: 10pt; }
dd { text-align: right; }
dt:last-of-type, dd:last-of-type { font-weight: 700; }
.remarks { font-size: 9pt; }
.dense { gap: 3mm; }
.dense table { font-size: 8pt; }
.dense :is(th, td) { padding-block: 0.3mm; font-size: 8pt; }
.dense .name span { -webkit-line-clamp: 1; }
aside { margin-top: auto; border-top: 0.3mm dashed; padding-top: 2mm; }
aside p { padding: 4mm 12mm; text-align: center; font: 13pt/1.4 Georgia, "Liberation Serif", serif; }
@media screen { body { background: #ddd; } .sheet { width: 210mm; padding: 12mm; margin: 8mm auto; background: #fff; } }
@media print { .sheet:not(:last-child) { break-after: page; } }
`;
