import { model, Schema, type Types } from 'mongoose';

/**
 * A secret from which the site of a project computes its codes (MARK-27). One that was turned off is kept, so that marks made before still
 * prove their minute when they arrive later.
 */
export interface SiteCodeDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Sealed, with the project's id. */
  secret: string;
  from: Date;
  /** Null while the site shows it. */
  until: Date | null;
}

const schema = new Schema<SiteCodeDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  secret: { type: String, required: true },
  from: { type: Date, required: true },
  until: { type: Date, default: null },
});

// The site of a project shows one code at a time.
schema.index(
  { projectId: 1 },
  { name: 'one_present_code', unique: true, partialFilterExpression: { until: null } },
);
schema.index({ projectId: 1, from: 1 });
schema.index({ companyId: 1 });

export const SiteCodeModel = model('SiteCode', schema, 'site_codes');
