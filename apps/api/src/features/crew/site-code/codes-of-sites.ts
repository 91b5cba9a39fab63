import { createHmac } from 'node:crypto';
import {
  bytesOfWindow,
  type CodeWindows,
  codeDigits,
  codeWindowAt,
  MAX_CODE_WINDOWS,
  MAX_WRONG_SITE_CODES,
} from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { unseal } from '../../../platform/sealed.ts';
import { SiteCodeModel } from './model.ts';

/** A secret with the windows in which its site shows it. */
interface Shown extends CodeWindows {
  readonly key: Buffer;
  /** The digits computed so far, by window. */
  readonly digits: Map<number, string>;
}

/** The codes that the sites of some projects show, for one request with marks. */
export class CodesOfSites {
  readonly #sites: ReadonlyMap<string, readonly Shown[]>;
  #left = MAX_CODE_WINDOWS;
  #wrong: number;

  /** `wrong` codes of the person came before, within WRONG_SITE_CODES_MS. */
  constructor(sites: ReadonlyMap<string, readonly Shown[]>, wrong: number) {
    this.#sites = sites;
    this.#wrong = wrong;
  }

  /**
   * The windows among these in which a site showed a code, in order. Null if the site used no code then (MARK-35), after too many
   * wrong codes (MARK-37), or if the request has compared too many.
   */
  shownIn(projectId: string, code: string, { first, last }: CodeWindows): number[] | null {
    const used = (this.#sites.get(projectId) ?? []).filter((one) => one.first <= last && one.last >= first);
    this.#left -= used.length * (last - first + 1);
    if (used.length === 0 || this.#left < 0 || this.#wrong >= MAX_WRONG_SITE_CODES) return null;
    const found = new Set<number>();
    for (const shown of used) {
      const end = Math.min(last, shown.last);
      for (let window = Math.max(first, shown.first); window <= end; window += 1) {
        if (digitsOf(shown, window) === code) found.add(window);
      }
    }
    if (found.size === 0) this.#wrong += 1;
    return [...found].sort((a, b) => a - b);
  }
}

function digitsOf({ key, digits }: Shown, window: number): string {
  const known = digits.get(window);
  if (known) return known;
  const computed = codeDigits(createHmac('sha1', key).update(bytesOfWindow(window)).digest());
  digits.set(window, computed);
  return computed;
}

export interface CodesAsked {
  readonly companyId: Types.ObjectId;
  readonly secret: string;
  /** The wrong codes of the person so far, within WRONG_SITE_CODES_MS. */
  readonly wrong: number;
  readonly session: ClientSession;
}

/** The codes of projects of a company, present and turned off. */
export async function codesOfSites(
  projectIds: readonly Types.ObjectId[],
  { companyId, secret: jwtSecret, wrong, session }: CodesAsked,
): Promise<CodesOfSites> {
  const docs = await driverCollection(SiteCodeModel)
    .find({ projectId: { $in: [...projectIds] }, companyId }, { session })
    .toArray();
  const sites = new Map<string, Shown[]>();
  for (const { projectId, secret, from, until } of docs) {
    const id = String(projectId);
    const key = unseal(secret, id, jwtSecret);
    if (key === null) continue;
    const windows = {
      first: codeWindowAt(+from),
      last: until ? codeWindowAt(+until) : Number.POSITIVE_INFINITY,
    };
    const shown = { ...windows, key: Buffer.from(key, 'base64url'), digits: new Map<number, string>() };
    sites.set(id, [...(sites.get(id) ?? []), shown]);
  }
  return new CodesOfSites(sites, wrong);
}

/** The ids of those among some projects whose site shows a code now (MARK-36). */
export async function sitesWithCode(projectIds: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
  if (projectIds.length === 0) return new Set();
  const codes = await driverCollection(SiteCodeModel)
    .find({ projectId: { $in: [...projectIds] }, until: null })
    .project<{ projectId: Types.ObjectId }>({ projectId: 1 })
    .toArray();
  return new Set(codes.map(({ projectId }) => String(projectId)));
}
