import type { Role } from '@faena/shared/access';
import type { ApiScope } from '@faena/shared/schemas';
import type { Types } from 'mongoose';

/** Who is calling: read from the database for each request, never from what the request says. */
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
}

/** The session in which somebody calls (SESSION-33). */
export interface CallingSession {
  readonly id: Types.ObjectId;
  /** That of the account, as of all its sessions that go on. */
  readonly version: number;
  readonly beganAt: Date;
  /** Until when it goes on if nothing ends it sooner, and it is not used again. */
  readonly expiresAt: Date;
  /** When its person last said their password again; null if never (SESSION-37). */
  readonly confirmedAt: Date | null;
  /** What a program may do that calls with an API token, which is this then (TOKEN-3); absent where somebody signed in. */
  readonly scope?: ApiScope;
}

/** Who calls, and in which session. */
export interface Authenticated {
  readonly actor: Actor;
  readonly session: CallingSession;
}
