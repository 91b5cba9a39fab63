import type { RoleId } from '@faena/shared/access';
import type { DatedRate } from '@faena/shared/domain';
import { PersonNoun, type PlainValues } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { type Lockable, lockable } from '../../platform/lock.ts';
import { plainPaths } from '../../platform/plain-paths.ts';

/**
 * A person with an account; employees have role 3 and a company. `identityOf` makes the folded `usernameKey` and
 * `emailKey`, and the `searchText` of the search. Money is in whole cents.
 */
export interface PersonDoc extends Lockable, PlainValues<typeof PersonNoun> {
  _id: Types.ObjectId;
  usernameKey: string;
  /** The look of the username, which no other account has (ACCOUNT-19); marked where an earlier account had it already. */
  usernameLook: string | null;
  emailKey: string;
  /** The folded address that was verified last. The present address is verified if it is equal (EMAIL-1). */
  verifiedEmailKey: string | null;
  /** The folded address while the account holds it; the unique index keeps it from other accounts (EMAIL-4). */
  heldEmailKey: string | null;
  /** The folded address whose owner said that the account is not theirs (EMAIL-5). */
  declinedEmailKey: string | null;
  searchText: string;
  roleId: RoleId;
  passwordHash: string;
  /** A temporary password only opens the way to a new one. */
  mustChangePassword: boolean;
  /** The end of a temporary password (RESET-4); null if it is valid until its replacement, or not temporary. */
  temporaryUntil: Date | null;
  /**
   * The second step of signing in (TWOSTEP-1); without `since` its setup is unfinished. Queries read it on demand
   * only.
   */
  twoSteps: TwoStepsDoc | null;
  /** Null until the person chooses one (PIN-2). Queries read it on demand only. */
  pin: PinDoc | null;
  /** The PIN with which the person marks at kiosks (KIOSK-4); null until somebody sets one. */
  markPin: PinDoc | null;
  /** Raised to end every session of the person. */
  sessionVersion: number;
  pictureId: string | null;
  subscriptionId: Types.ObjectId | null;
  companyId: Types.ObjectId | null;
  /** Money an hour from an instant on, in whole cents; oldest first (RATE-1). */
  rates: RateDoc[];
  totalToPayCents: number;
  /** The cost of all their records; each pricing updates it in the same transaction (PAY-8). */
  earnedCents: number;
  /** An upper bound for the bytes of the projects of their companies (LIMIT-27); null until a count. */
  ownedProjectBytes: number | null;
  createdAt: Date;
}

/** A rate of a person (RATE-1); `setBy` is null for one from before rates had dates. */
export interface RateDoc extends DatedRate {
  readonly _id: Types.ObjectId;
  readonly setBy: Types.ObjectId | null;
  readonly setAt: Date;
  readonly note: string;
}

interface TwoStepsDoc {
  /** The app's secret, sealed. */
  secret: string;
  begunAt: Date;
  since: Date | null;
  /** The last step of 30 seconds with a used code; its code and earlier ones are invalid. */
  lastStep: number;
  /** The remaining recovery codes. */
  recoveryHashes: string[];
}

interface PinDoc {
  /** Keyed by the installation's secret, so that a copy of the database does not tell four digits. */
  hash: string;
  /** Wrong tries since the last right one; a try counts before it is compared. */
  wrong: number;
  /** The end of a pause after wrong tries. */
  closedUntil: Date | null;
}

const pinSchema = new Schema<PinDoc>(
  {
    hash: { type: String, required: true },
    wrong: { type: Number, default: 0 },
    closedUntil: { type: Date, default: null },
  },
  { _id: false },
);

const twoStepsSchema = new Schema(
  {
    secret: { type: String, required: true },
    begunAt: { type: Date, required: true },
    since: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryHashes: { type: [String], default: [] },
  },
  { _id: false },
);

export const rateSchema = new Schema<RateDoc>({
  from: { type: Date, required: true },
  fromDay: { type: String, default: null },
  cents: { type: Number, required: true, min: 0 },
  setBy: { type: Schema.Types.ObjectId, default: null },
  setAt: { type: Date, required: true },
  note: { type: String, default: '' },
});

const schema = new Schema<PersonDoc>({
  ...plainPaths(PersonNoun),
  usernameKey: { type: String, required: true },
  usernameLook: { type: String, default: null },
  emailKey: { type: String, required: true },
  verifiedEmailKey: { type: String, default: null },
  heldEmailKey: { type: String, default: null },
  declinedEmailKey: { type: String, default: null },
  searchText: { type: String, required: true },
  roleId: { type: Number, required: true, enum: [1, 2, 3, 4] },
  passwordHash: { type: String, required: true, select: false },
  mustChangePassword: { type: Boolean, default: false },
  temporaryUntil: { type: Date, default: null },
  twoSteps: { type: twoStepsSchema, default: null, select: false },
  pin: { type: pinSchema, default: null, select: false },
  markPin: { type: pinSchema, default: null, select: false },
  sessionVersion: { type: Number, default: 0 },
  pictureId: { type: String, default: null },
  subscriptionId: { type: Schema.Types.ObjectId, default: null },
  companyId: { type: Schema.Types.ObjectId, default: null },
  rates: { type: [rateSchema], default: [] },
  totalToPayCents: { type: Number, default: 0, min: 0 },
  earnedCents: { type: Number, default: 0, min: 0 },
  ownedProjectBytes: {
    type: Number,
    default(this: { readonly isNew?: boolean }) {
      return this.isNew ? 0 : null;
    },
  },
  ...lockable,
  createdAt: { type: Date, required: true },
});

schema.index({ usernameKey: 1 }, { unique: true });
schema.index({ usernameLook: 1 }, { unique: true, partialFilterExpression: { usernameLook: { $gt: '' } } });
schema.index({ emailKey: 1 });
schema.index({ heldEmailKey: 1 }, { unique: true, partialFilterExpression: { heldEmailKey: { $gt: '' } } });
// People by name: by `searchText`, so that neither case nor accents decide the order.
schema.index({ searchText: 1, _id: 1 });
schema.index({ roleId: 1, searchText: 1, _id: 1 });
schema.index({ companyId: 1, roleId: 1, searchText: 1, _id: 1 });
schema.index({ subscriptionId: 1 });
schema.index({ 'rates.setBy': 1 }, { sparse: true });

export const PersonModel = model('Person', schema, 'users');
