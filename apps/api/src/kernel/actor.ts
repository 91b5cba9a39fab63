import type { Role } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import type { ApiScope } from '@faena/shared/schemas';
import type { Types } from 'mongoose';

/** The caller: read from the database for each request, never from the request. */
export interface Actor {
  readonly id: Types.ObjectId;
  readonly username: string;
  readonly fullname: string;
  readonly role: Role;
  /** The company an employee works for. */
  readonly companyId: Types.ObjectId | null;
  /** The companies a manager created; empty for everyone else. */
  readonly ownedCompanyIds: readonly Types.ObjectId[];
  readonly mustChangePassword: boolean;
  readonly hasTwoSteps: boolean;
  /** Their own language; null until they have one (LANG-12). */
  readonly language: Language | null;
}

/** The session in which somebody calls (SESSION-33). */
export interface CallingSession {
  readonly id: Types.ObjectId;
  /** That of the account, as of all its sessions that go on. */
  readonly version: number;
  readonly beganAt: Date;
  /** The end of the session, unless a further use prolongs it or something ends it sooner. */
  readonly expiresAt: Date;
  /** The last time that the person entered their password again; null if never (SESSION-37). */
  readonly confirmedAt: Date | null;
  /** Present on the person's own device (SESSION-41). */
  readonly own?: OwnDeviceSession;
  /** The rights of an API token, present if one calls; absent for a session (TOKEN-3). */
  readonly scope?: ApiScope;
}

/** The part of a session that an own device adds. */
interface OwnDeviceSession {
  /** The last right PIN (PIN-1); null before the first. */
  readonly openedAt: Date | null;
  /** A manager's link began it, so its person never typed a password here (MARK-20). */
  readonly byLink: boolean;
}

/** The caller, and the session. */
export interface Authenticated {
  readonly actor: Actor;
  readonly session: CallingSession;
}

/** A caller who changes an account: wrong passwords count for the address, and mails are in the language. */
export interface AccountCaller extends Authenticated {
  readonly address: string;
  readonly language: Language;
}
