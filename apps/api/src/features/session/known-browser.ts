import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrowserMemory } from '../../kernel/call.ts';
import type { PersonDoc } from '../person/index.ts';

/** Most accounts that a browser is known to, those of the latest sign-ins. */
const MOST_ACCOUNTS = 20;

/** 128 bits in base64url: the number of a browser, and each of its marks. */
const TOKEN = /^[\w-]{22}$/;

type Account = Pick<PersonDoc, '_id' | 'sessionVersion'>;

/**
 * A browser with which a person has signed in before (GUESS-2). Its cookie has an unguessable number, and a mark for
 * each account that only the server can make; it identifies and signs in nobody. Another password ends it, like the
 * sessions.
 */
export class KnownBrowser {
  readonly id: string;
  readonly #marks: readonly string[];
  readonly #memory: BrowserMemory;
  readonly #key: Buffer;

  constructor(memory: BrowserMemory, secret: string) {
    const [id = '', ...marks] = memory.shown.split('.');
    const wellFormed = [id, ...marks].every((part) => TOKEN.test(part));
    this.id = wellFormed ? id : randomBytes(16).toString('base64url');
    this.#marks = wellFormed ? marks.slice(0, MOST_ACCOUNTS) : [];
    this.#memory = memory;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known browsers', 32));
  }

  /** Tests whether the browser has signed in to the account with the present password. */
  isKnownTo(account: Account): boolean {
    const mark = Buffer.from(this.#markOf(account));
    return this.#marks.some((shown) => timingSafeEqual(Buffer.from(shown), mark));
  }

  /** Makes the browser known to an account after a sign-in. */
  remember(account: Account): void {
    const mark = this.#markOf(account);
    const others = this.#marks.filter((shown) => shown !== mark);
    this.#memory.keep([this.id, mark, ...others].slice(0, MOST_ACCOUNTS + 1).join('.'));
  }

  #markOf({ _id, sessionVersion }: Account): string {
    const subject = [this.id, String(_id), sessionVersion].join('.');
    return createHmac('sha256', this.#key).update(subject).digest().subarray(0, 16).toString('base64url');
  }
}
