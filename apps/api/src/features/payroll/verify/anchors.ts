import { readFileSync } from 'node:fs';
import { ROLES } from '@faena/shared/access';
import type { Types } from 'mongoose';
import { ConfigError } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import { isVerified, PersonModel } from '../../person/index.ts';
import { anchorTexts } from './texts.ts';

/** The end of a company's chain. Kept outside the database, it proves later that no event up to it changed (LEDGER-9). */
export interface Anchor {
  readonly companyId: Types.ObjectId;
  readonly events: number;
  readonly hash: string;
}

/** An anchor as a line: what `payroll:verify` prints, mails have and `readAnchors` reads. */
export function anchorLine({ companyId, events, hash }: Anchor): string {
  return `${companyId} ${events} ${hash}`;
}

const HASH = /^[0-9a-f]{64}$/;

/**
 * The hashes that were given: one itself, or those that end the lines of a file; `-` is standard input.
 * @throws ConfigError for a file that cannot be read or has a line without a hash
 */
export function readAnchors(given: readonly string[]): string[] {
  return given.flatMap((anchor) => (HASH.test(anchor) ? [anchor] : hashesIn(anchor)));
}

function hashesIn(path: string): string[] {
  const lines = textOf(path).split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const hash = line.trim().split(/\s+/).at(-1) ?? '';
    if (!HASH.test(hash)) throw new ConfigError(`Line ${at + 1} of the anchors ends with no hash.`);
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

/** Mails the anchors to administrators with a verified address, where there is a mail server (LEDGER-9). */
export async function mailAnchors(
  anchors: readonly Anchor[],
  { mailer, config, log }: Pick<Services, 'mailer' | 'config' | 'log'>,
): Promise<void> {
  if (!mailer || anchors.length === 0) return;
  const { subject, what } = anchorTexts[config.defaultLanguage];
  const text = [what, anchors.map(anchorLine).join('\n')].join('\n\n');
  const admins = await PersonModel.find({ roleId: ROLES.admin }).lean();
  for (const { email: to } of admins.filter(isVerified)) {
    await mailer
      .send({ to, subject, text })
      .catch((err: unknown) => log.warn({ err }, 'mailing the ledger anchors failed'));
  }
}
