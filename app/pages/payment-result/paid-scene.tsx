import { Icon } from "../../ui/icon.tsx";
import { OrderScene } from "../../ui/picture/order-scene.tsx";

export function PaidScene() {
  return (
    <div className="payment-result__scene">
      <OrderScene />
      <span className="payment-result__sign payment-result__sign--paid">
        <Icon name="check" />
      </span>
    </div>
  );
}
