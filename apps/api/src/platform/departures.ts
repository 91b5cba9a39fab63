import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../kernel/actor.ts';

/** The time of a deletion, and its transaction. */
export interface Departure {
  readonly at: Date;
  readonly session: ClientSession;
}

/** The deletion or dismissal of a person, and its author. */
export interface Dismissal extends Departure {
  readonly actor: Actor;
}

/** The consequences of a deletion, in the same transaction. */
export type Reaction<Id = Types.ObjectId, How extends Departure = Departure> = (
  id: Id,
  how: How,
) => Promise<void>;

/** A person as a member of a project. */
export interface Membership {
  readonly projectId: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/** A person of a company: its employee, or its owner until now. */
export interface Belonging {
  readonly companyId: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/**
 * The reactions of all features to a deletion. Each feature declares its own, and a verb that deletes imports none of
 * them. A reaction may refuse the deletion.
 */
export interface Departures {
  readonly whenCompanyGoes: Reaction;
  /** The time zone of a company changes. */
  readonly whenTimeZoneGoes: Reaction;
  readonly whenProjectGoes: Reaction;
  /** A person leaves a project and keeps their account. */
  readonly whenMemberGoes: Reaction<Membership>;
  /** @throws AppError `conflict` for a person who must stay */
  readonly whenPersonGoes: Reaction<Types.ObjectId, Dismissal>;
  /**
   * A person keeps their account in a role that owns nothing.
   * @throws AppError `conflict` for an owner of companies
   */
  readonly whenOwnerGoes: Reaction;
  /** A person stops being an employee and keeps their account. */
  readonly whenEmploymentEnds: Reaction<Types.ObjectId, Dismissal>;
  /** A person no longer belongs to a company and keeps their account; they lose sight of all in it. */
  readonly whenCompanyIsLeft: Reaction<Belonging, Dismissal>;
  readonly whenPlanGoes: Reaction;
  readonly whenLineOfBusinessGoes: Reaction;
}
