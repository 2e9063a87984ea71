import { closeDialog } from "../ui/dialog/dialogs.ts";
import { Icon } from "../ui/icon.tsx";

export function VideoPlayer() {
  return (
    <>
      <button
        type="button"
        className="icon-button video-dialog__close"
        aria-label="Zamknij film"
        onClick={() => closeDialog("film")}
      >
        <Icon name="close" />
      </button>
      <video
        controls
        autoPlay
        muted
        playsInline
        width={1280}
        height={720}
        poster="/pictures/scenes/film-1440.webp"
      >
        <source src="/clips/latawiec.webm" type="video/webm" />
        <source src="/clips/latawiec.mp4" type="video/mp4" />
      </video>
    </>
  );
}
