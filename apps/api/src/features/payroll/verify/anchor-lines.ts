import { readFileSync } from 'node:fs';
import type { Types } from 'mongoose';
import { ConfigError } from '../../../platform/config.ts';

/** The last hash of a company's ledger. A copy outside the database proves that no earlier event changed (LEDGER-9). */
export interface Anchor {
  readonly companyId: Types.ObjectId;
  readonly events: number;
  readonly hash: string;
}

/** An anchor as one line. `payroll:verify` prints such lines, mails contain them, and `readAnchors` reads them. */
export function anchorLine({ companyId, events, hash }: Anchor): string {
  return `${companyId} ${events} ${hash}`;
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * Reads the hashes of anchors from arguments. An argument is a hash, or a file whose lines end with one; `-` is standard
 * input.
 * @throws ConfigError for a file that cannot be read or has a line without a hash
 */
export function readAnchors(args: readonly string[]): string[] {
  return args.flatMap((arg) => (HASH.test(arg) ? [arg] : hashesIn(arg)));
}

function hashesIn(path: string): string[] {
  const lines = textOf(path).split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const hash = line.trim().split(/\s+/).at(-1) ?? '';
    if (!HASH.test(hash)) throw new ConfigError(`Line ${at + 1} of the anchors does not end with a hash.`);
    return [hash];
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new ConfigError(`The anchors cannot be read from ${path}.`);
  }
}
