import chromium from "@sparticuz/chromium";

/** Unpacks to `TMPDIR`. In a process of its own, since the package changes the environment of its user. */
await chromium.executablePath();
