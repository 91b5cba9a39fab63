import type { BoardView } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/** The views of a board that a person saved (VIEW-1). A person who never saved a view has none of these. */
export interface BoardViewsDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  projectId: Types.ObjectId;
  personId: Types.ObjectId;
  /** Rises with each change; a change of an older version is refused (VIEW-3). */
  version: number;
  views: BoardView[];
}

const schema = new Schema<BoardViewsDoc>({
  companyId: { type: Schema.Types.ObjectId, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  version: { type: Number, required: true },
  views: { type: [{ _id: false, name: String, params: String }], required: true },
});

schema.index({ projectId: 1, personId: 1 }, { unique: true });
schema.index({ companyId: 1, personId: 1 });
schema.index({ personId: 1 });

export const BoardViewsModel = model('BoardViews', schema, 'board_views');
