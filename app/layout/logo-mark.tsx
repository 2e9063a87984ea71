import { drawings } from "../../shop.config.ts";
import { Drawing } from "../ui/drawing.tsx";

/** The logo without its name. A drawing has the text's colour where it says `currentColor`. */
export function LogoMark() {
  if (drawings.mark) return <Drawing name="mark" className="mark" />;
  return <img className="mark" src="/logo.svg" alt="" width={40} height={40} />;
}
