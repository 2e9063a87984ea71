import { closeDialog } from "../../../ui/dialog/dialogs.ts";
import { IconButton } from "../../../ui/icon.tsx";

export default function VideoPlayer({ clip }: { clip: string }) {
  return (
    <>
      <IconButton
        icon="close"
        className="video-dialog__close"
        label="Zamknij film"
        onClick={() => closeDialog("film")}
      />
      <video
        controls
        autoPlay
        muted
        playsInline
        width={1280}
        height={720}
        poster="/pictures/scenes/film-1440.webp"
      >
        <source src={`${clip}.webm`} type="video/webm" />
        <source src={`${clip}.mp4`} type="video/mp4" />
      </video>
    </>
  );
}
