import { model, Schema, type Types } from 'mongoose';

/**
 * The right of a person to mark others in a project (CREW-1). An ended one is kept, so that the marks made under it still
 * count when they arrive later.
 */
export interface ForemanDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  personId: Types.ObjectId;
  givenAt: Date;
  /** Null while the right lasts. */
  endedAt: Date | null;
}

const schema = new Schema<ForemanDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  givenAt: { type: Date, required: true },
  endedAt: { type: Date, default: null },
});

// A person has the right in a project once at a time.
schema.index(
  { projectId: 1, personId: 1 },
  { name: 'one_present_right', unique: true, partialFilterExpression: { endedAt: null } },
);
schema.index({ personId: 1, projectId: 1, endedAt: 1 });
schema.index({ companyId: 1, personId: 1 });

export const ForemanModel = model('Foreman', schema, 'foremen');
