import type { Role } from '@faena/shared/access';
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
}

/** Who calls, and until when that holds if nothing ends it sooner. */
export interface Authenticated {
  readonly actor: Actor;
  readonly expiresAt: Date;
}
