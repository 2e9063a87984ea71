/** Time that several processes share and that passes so many times faster. */
export type ClockSetting = { begin: number; startedAt: number; speed: number };

export function readClock({ begin, startedAt, speed }: ClockSetting): number {
  return Math.floor(begin + (Date.now() - startedAt) * speed);
}

/** Passes so fast until it is stopped; then it is what it is set to. */
export function createFastClock(setting: ClockSetting) {
  let stopped: number | undefined;
  return {
    get now() {
      return stopped ?? readClock(setting);
    },
    set now(value) {
      stopped = value;
    },
    stop(): void {
      stopped = readClock(setting);
    },
  };
}
