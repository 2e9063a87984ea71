import { findFirefox, findWebKit } from "./find-browsers.ts";

/** Installs missing browsers one after the other: two installations would lock each other out. */
export default function installBrowsers(): void {
  findFirefox();
  findWebKit();
}
