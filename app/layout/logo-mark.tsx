import { Drawing, hasDrawing } from "../ui/drawing.tsx";

/** The logo without its name. A drawing has the text's colour where it says `currentColor`. */
export function LogoMark() {
  if (hasDrawing("mark")) return <Drawing name="mark" className="mark" />;
  return <img className="mark" src="/logo.svg" alt="" width={40} height={40} />;
}
