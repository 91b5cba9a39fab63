import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../kernel/actor.ts';

/** When something goes, and the transaction that takes it away. */
export interface Departure {
  readonly at: Date;
  readonly session: ClientSession;
}

/** The same of a person, and who makes them go. */
export interface Dismissal extends Departure {
  readonly actor: Actor;
}

/** The consequences of a deletion, in the same transaction. */
export type Reaction<Id = Types.ObjectId, How extends Departure = Departure> = (
  id: Id,
  how: How,
) => Promise<void>;

/** Somebody as a member of a project. */
export interface Membership {
  readonly projectId: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/** Somebody as one who belongs to a company: its employee, or its owner until now. */
export interface Belonging {
  readonly companyId: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/**
 * The meaning of a deletion for the rest of the product. Each feature says so for what it holds; a verb that deletes
 * knows none of them. A reaction may refuse the deletion.
 */
export interface Departures {
  readonly whenCompanyGoes: Reaction;
  /** A company's days begin elsewhere from now on. */
  readonly whenTimeZoneGoes: Reaction;
  readonly whenProjectGoes: Reaction;
  /** Somebody leaves a project and keeps their account. */
  readonly whenMemberGoes: Reaction<Membership>;
  /** @throws AppError `conflict` for one who still has to stay */
  readonly whenPersonGoes: Reaction<Types.ObjectId, Dismissal>;
  /**
   * Somebody keeps their account in a role that owns nothing.
   * @throws AppError `conflict` for one who owns companies
   */
  readonly whenOwnerGoes: Reaction;
  /** Somebody stops being an employee and keeps their account. */
  readonly whenEmploymentEnds: Reaction<Types.ObjectId, Dismissal>;
  /** Somebody belongs to a company no more and keeps their account: nothing in it is theirs to see. */
  readonly whenCompanyIsLeft: Reaction<Belonging, Dismissal>;
  readonly whenPlanGoes: Reaction;
  readonly whenLineOfBusinessGoes: Reaction;
}
