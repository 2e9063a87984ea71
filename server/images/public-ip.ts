import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The one block of IPv6 that is assigned to the internet. */
const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns whether an IP lies in the open internet; mapped and embedded IPv4 does not. */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 0 || ip.includes("%")) return false;
  const parsed = ipaddr.parse(ip);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
}
