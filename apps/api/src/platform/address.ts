import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The limit of a site, an IPv6 /48, is this many times the limit of one network (SESSION-3). */
export const SITE_TIMES = 10;

/** The network of an address in rate limits: an IPv4 address itself, or the /64 of IPv6, which is one local network. */
export function networkOf(address: string): string {
  const [, ipv4] = MAPPED_IPV4.exec(address) ?? [];
  if (ipv4) return ipv4;
  return isIPv6(address) ? rangeOf(address, 4) : address;
}

/**
 * The site of an IPv6 address, its /48. Providers give one customer up to a /48, which has 65,536 networks. Undefined
 * for IPv4.
 */
export function siteOf(address: string): string | undefined {
  return isIPv6(address) && !MAPPED_IPV4.test(address) ? rangeOf(address, 3) : undefined;
}

/** The range of an IPv6 address with the given number of 16-bit groups. */
function rangeOf(address: string, groupsOfRange: number): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])];
  const named = all.slice(0, groupsOfRange).map((group) => Number.parseInt(group, 16).toString(16));
  return `${named.join(':')}::/${16 * groupsOfRange}`;
}
