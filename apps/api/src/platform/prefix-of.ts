import { isIPv4 } from 'node:net';
import { networkOf } from './address.ts';

/** Where an address lies: of IPv4 its first three parts, of IPv6 its first three groups. */
export function prefixOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (!network.endsWith('::/64')) return '';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
