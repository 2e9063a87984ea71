import { useState, type ReactNode } from "react";
import type { TransferField } from "../../../shop/order/status/payment-instructions.ts";
import { IconButton } from "../../ui/icon.tsx";

type BankTransferDetailsProps = {
  fields: readonly TransferField[];
  /** The same data as a QR code. */
  qr?: ReactNode;
};

export default function BankTransferDetails({ fields, qr }: BankTransferDetailsProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <div className="accepted-order__transfer">
      <strong>Dane do przelewu</strong>
      <dl>
        {fields.map(({ label, value, copy }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {copy && (
                <CopyButton
                  label={label}
                  text={copy}
                  done={copied === label}
                  onCopied={() => setCopied(label)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {qr}
      <p className="visually-hidden" role="status">
        {copied && `Skopiowano: ${copied}`}
      </p>
    </div>
  );
}

type CopyButtonProps = { label: string; text: string; done: boolean; onCopied: () => void };

function CopyButton({ label, text, done, onCopied }: CopyButtonProps) {
  async function copy(shown: Element) {
    try {
      await navigator.clipboard.writeText(text);
      onCopied();
    } catch {
      // Without a clipboard, for instance without HTTPS.
      getSelection()?.selectAllChildren(shown);
    }
  }
  return (
    <IconButton
      icon={done ? "check" : "copy"}
      className="accepted-order__copy"
      label={`Kopiuj: ${label}`}
      title={done ? "Skopiowano" : "Kopiuj"}
      onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling!)}
    />
  );
}
