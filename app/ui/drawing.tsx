import { drawings } from "../../shop.config.ts";

type DrawingName = "mark" | "ribbon" | "footer" | "finder";

/** Draws a decoration of the shop's folder; a shop without it has nothing there. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const drawing = drawings[name];
  if (!drawing) return null;
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}
