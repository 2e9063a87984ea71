import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../programs/free-port.ts";
import { requireProgram } from "../programs/machine-programs.ts";
import { keys, type Browser, type BrowserProgram } from "./browser.ts";
import { openSession, type Session } from "./webdriver.ts";

/** WebKitGTK on a virtual X server; it lacks the Navigation API and invoker commands. */
export async function startWebKit(): Promise<BrowserProgram> {
  const [driver, xvfb, browser] = requireProgram("WebKit") as [string, string, string];
  const { display, server } = await startDisplay(xvfb);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DISPLAY: display,
    // A test machine may lack the rights and devices for sandbox and compositing.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  return {
    openWindow: async () => {
      const session = await openWithDriver({ driver, browser }, env);
      await session.send("POST", "/window/rect", { width: 1280, height: 900 });
      return createBrowser(session);
    },
    close: () => stop(server),
  };
}

/** Starts a driver for one session. Now and then it never answers; another one then does. */
async function openWithDriver(
  programs: { driver: string; browser: string },
  env: NodeJS.ProcessEnv,
  attemptsLeft = 3,
): Promise<Session> {
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const options = { binary: programs.browser, args: ["--automation"] };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, driver, {
      "webkitgtk:browserOptions": options,
    });
    const close = async () => {
      try {
        await session.close();
      } finally {
        await stop(driver);
      }
    };
    return { ...session, close };
  } catch (error) {
    await stop(driver);
    if (attemptsLeft === 1) throw error;
    return openWithDriver(programs, env, attemptsLeft - 1);
  }
}

/** The X server picks a free display and writes its number to the given descriptor. */
async function startDisplay(xvfb: string) {
  const server = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const exited = once(server, "exit").then(() => Promise.reject(new Error("Xvfb has ended")));
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, "data"), exited])) as [
    Buffer,
  ];
  exited.catch(() => undefined);
  return { server, display: `:${String(number).trim()}` };
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, "exit");
  program.kill();
  await exited;
}

function createBrowser({ send, close }: Session): Browser {
  const evaluate: Browser["evaluate"] = async (script, ...args) =>
    (await send("POST", "/execute/sync", {
      script: `(${String(collectErrors)})(); return (${String(script)})(...arguments)`,
      args,
    })) as never;
  const act = async (source: object) => {
    await send("POST", "/actions", { actions: [source] });
  };
  const pressAll = (values: readonly string[]) =>
    act({
      type: "key",
      id: "keyboard",
      actions: values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    open: async (url) => {
      await send("POST", "/url", { url });
      await evaluate(() => undefined);
    },
    back: async () => void (await send("POST", "/back")),
    resize: async (width, height) => void (await send("POST", "/window/rect", { width, height })),
    evaluate,
    clickAt: (x, y) => act(createClick(Math.round(x), Math.round(y))),
    type: (text) => pressAll(Array.from(text)),
    press: (key) => pressAll([keys[key]]),
    errors: () =>
      evaluate(() => JSON.parse(sessionStorage.getItem("test-errors") ?? "[]") as string[]),
    close,
  };
}

function createClick(x: number, y: number): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

/** Classic WebDriver does not report errors, so the page records them, across documents. */
function collectErrors(): void {
  const page = window as Window & { collectsErrors?: true };
  if (page.collectsErrors) return;
  page.collectsErrors = true;
  const note = (...parts: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem("test-errors") ?? "[]") as string[];
    sessionStorage.setItem("test-errors", JSON.stringify([...before, parts.map(String).join(" ")]));
  };
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    note(...parts);
    write(...parts);
  };
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason, (reason as Error).stack));
}
