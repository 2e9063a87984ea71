/** The path as a log may keep it: no query, and no key to an order's page. */
export function logPath(url: string): string {
  const path = url.split("?")[0]!;
  return decode(path).replace(/(\/zamowienie\/).*/is, "$1…");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
