import { quietZone } from "../../../shop/payment/transfer/quiet-zone.ts";
import type { QrCode } from "../../../shop/payment/transfer/draw-qr.ts";

/** The QR code of a bank transfer, black on white whatever surrounds it. */
export function TransferQr({ size, path }: QrCode) {
  const side = size + 2 * quietZone;
  return (
    <figure className="transfer-qr">
      <svg
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        role="img"
        aria-label="Kod QR z danymi do przelewu"
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h-${side}z`} />
        <path d={path} />
      </svg>
      <figcaption>
        Zeskanuj w aplikacji banku: odbiorca, konto, kwota i tytuł wpiszą się same.
      </figcaption>
    </figure>
  );
}
