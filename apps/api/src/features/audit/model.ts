import type { AuditAction, AuditKind } from '@faena/shared/audit';
import { model, Schema, type Types } from 'mongoose';

/** A person with their names at the time of the act. */
export interface PersonThen {
  _id: Types.ObjectId;
  fullname: string;
  username: string;
}

/** The subject of an entry with its name at that time; only a person has a `username`. */
export interface SubjectThen {
  _id: Types.ObjectId;
  name: string;
  username: string | null;
}

/** An audit entry. It never changes, except that later wrong guesses of its window raise its count (AUDIT-4). */
export interface AuditEntryDoc {
  _id: Types.ObjectId;
  at: Date;
  times: number;
  lastAt: Date;
  kind: AuditKind;
  action: AuditAction;
  actor: PersonThen | null;
  subject: SubjectThen | null;
  /** The search keys of actor and subject: their ids and, as `@name`, their folded usernames at that time. */
  involved: string[];
  before: string | null;
  after: string | null;
  network: string;
  /** The time of its deletion by the TTL index (AUDIT-5). */
  expiresAt: Date;
}

const named = { type: String, default: '' };
const id = { type: Schema.Types.ObjectId, required: true };

const schema = new Schema<AuditEntryDoc>({
  at: { type: Date, required: true },
  times: { type: Number, required: true },
  lastAt: { type: Date, required: true },
  kind: { type: String, required: true },
  action: { type: String, required: true },
  actor: { type: new Schema<PersonThen>({ _id: id, fullname: named, username: named }), default: null },
  subject: {
    type: new Schema<SubjectThen>({ _id: id, name: named, username: { type: String, default: null } }),
    default: null,
  },
  involved: { type: [String], default: [] },
  before: { type: String, default: null },
  after: { type: String, default: null },
  network: { type: String, default: '' },
  expiresAt: { type: Date, required: true },
});

schema.index({ at: -1, _id: -1 });
schema.index({ kind: 1, at: -1, _id: -1 });
schema.index({ involved: 1, at: -1, _id: -1 });
schema.index({ involved: 1, kind: 1, at: -1, _id: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const AuditEntryModel = model('AuditEntry', schema, 'audit_entries');
