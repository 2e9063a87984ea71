/** A logger that records level, message and details. */
export function createQuietLog() {
  const lines: { level: string; message: string; details: object }[] = [];
  const write = (level: string) => (details: object, message: string) => {
    lines.push({ level, message, details });
  };
  return {
    lines,
    of: (level: string) => lines.filter((line) => line.level === level),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
}
