import { BlockList, isIP } from "node:net";

/** Networks that are not the open internet: this machine, its neighbours, and odd corners. */
const closed4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Inside the one block of IPv6 that is open; tunnels hide an IPv4 address in theirs. */
const closed6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const closed = listOf(closed4, "ipv4");
const open6 = listOf(["2000::/3"], "ipv6");
const closedWithin6 = listOf(closed6, "ipv6");

/** Whether an IP address lies in the open internet. Mapped and embedded IPv4 addresses do not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return open6.check(address, "ipv6") && !closedWithin6.check(address, "ipv6");
}

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [start, bits] = network.split("/");
    list.addSubnet(start!, Number(bits), family);
  }
  return list;
}
