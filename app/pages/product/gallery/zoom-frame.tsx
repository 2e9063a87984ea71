import { useRef, type MouseEvent, type ReactNode, type TouchEvent } from "react";

const doubleTapMs = 300;
const swipePx = 40;

type ZoomFrameProps = {
  /** Called with 1 or -1 after a swipe over the whole picture. */
  onSwipe: (step: number) => void;
  children: ReactNode;
};

/**
 * Doubles the picture at a click or a double tap. The browser scrolls the larger one, and pinches
 * it at any time.
 */
export function ZoomFrame({ onSwipe, children }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lastTapAt = useRef(-Infinity);
  const touchStart = useRef<number>(undefined);

  function onClick({ nativeEvent, timeStamp, clientX, clientY }: MouseEvent) {
    const isTap = (nativeEvent as PointerEvent).pointerType === "touch";
    const isSingleTap = isTap && timeStamp - lastTapAt.current > doubleTapMs;
    lastTapAt.current = isSingleTap ? timeStamp : -Infinity;
    if (!isSingleTap) toggleZoom(frame.current!, clientX, clientY);
  }

  /** With a second finger, or over a part of the picture, it is no swipe. */
  function onTouchStart({ touches }: TouchEvent) {
    const isWhole = !frame.current!.hasAttribute("data-zoomed") && visualViewport?.scale === 1;
    touchStart.current = touches.length === 1 && isWhole ? touches[0]!.clientX : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    if (touchStart.current === undefined) return;
    const moved = changedTouches[0]!.clientX - touchStart.current;
    if (Math.abs(moved) > swipePx) onSwipe(moved > 0 ? -1 : 1);
  }

  return (
    <div className="lightbox__zoom" ref={frame} {...{ onClick, onTouchStart, onTouchEnd }}>
      {children}
    </div>
  );
}

/** The point that was pressed comes to the middle. */
function toggleZoom(frame: HTMLElement, x: number, y: number): void {
  const { left, top, width, height } = frame.getBoundingClientRect();
  if (!frame.toggleAttribute("data-zoomed")) return;
  frame.scrollTo(
    ((x - left) / width) * frame.scrollWidth - width / 2,
    ((y - top) / height) * frame.scrollHeight - height / 2,
  );
}
