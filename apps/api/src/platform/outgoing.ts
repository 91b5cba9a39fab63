import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from './config.ts';

type Rule = Pick<Config, 'allowPrivateAddresses'>;

/** The time in which the other side must answer. */
const ANSWER_MS = 10_000;

/** Networks of IPv4 that are no part of the public internet, by IANA's registry. */
const PRIVATE_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
const PUBLIC_IPV6 = ['2000::/3'];
/** Within it: Teredo and other mechanisms, documentation, and 6to4, which carries any IPv4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Tests whether an address belongs to a machine of the public internet (NOTICE-17). */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/**
 * Tests whether Faena may send to a URL that somebody typed: https, and no private address, unless the installation
 * allows both. A name is resolved and tested at each sending.
 */
export function mayReach(url: URL, { allowPrivateAddresses }: Rule): boolean {
  if (allowPrivateAddresses) return ['http:', 'https:'].includes(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = isIP(host) === 0;
  return url.protocol === 'https:' && url.username === '' && (isNamed || isPublicAddress(host));
}

/** Resolves a name, and fails if any of its addresses is private. */
const resolvePublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('The host has no address'), '');
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('The host has a private address'), '');
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

interface Posted {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Sends a POST to a URL that somebody typed. It follows no redirect and reads no answer beyond its head.
 * @returns the status of the answer
 * @throws Error if the URL may not be reached, or nothing answers within ten seconds
 */
export function post(url: URL, { headers, body }: Posted, rule: Rule): Promise<number> {
  return new Promise((answered, failed) => {
    if (!mayReach(url, rule)) throw new Error('The address may not be reached');
    const options = {
      ...{ method: 'POST', headers, agent: false, signal: AbortSignal.timeout(ANSWER_MS) },
      ...(!rule.allowPrivateAddresses && { lookup: resolvePublic }),
    };
    const sent = (url.protocol === 'https:' ? request : requestPlain)(url, options, (answer) => {
      answered(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
