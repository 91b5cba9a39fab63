import { isIPv4 } from 'node:net';
import { networkOf } from './address.ts';

/** The network of an address: the first three parts of IPv4, the first three groups of IPv6; empty for other text. */
export function prefixOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (!network.endsWith('::/64')) return '';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
