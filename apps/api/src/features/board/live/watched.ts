import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { CARD_FIELDS, PersonModel } from '../../person/index.ts';
import { ProjectModel } from '../../project/index.ts';
import { ApiTokenModel, SessionModel } from '../../session/index.ts';
import { TaskModel } from '../../task-store/index.ts';
import { PresenceModel } from '../presence/model.ts';

/** A change that may matter to a board, without any content: that is read when it is told. */
export interface WatchedChange extends mongoose.mongo.Document {
  readonly _id: { readonly _data: string };
  readonly operationType: 'insert' | 'update' | 'replace' | 'delete';
  readonly ns: { readonly coll: string };
  readonly documentKey: { readonly _id: Types.ObjectId };
  readonly clusterTime: mongoose.mongo.Timestamp;
  /** The transaction it is part of, if any. */
  readonly session?: unknown;
  readonly txnNumber?: unknown;
  /** Of a task, where the change itself says it: when it was inserted. */
  readonly projectId?: Types.ObjectId;
  /** Of a project: who locked its board, and the version they gave it. */
  readonly writer?: string;
  /** The fields that an update touched, as paths. */
  readonly fields: readonly string[];
}

export const TASKS = TaskModel.collection.collectionName;
export const PROJECTS = ProjectModel.collection.collectionName;
/** By what somebody listens: a session, or an API token. */
export const SESSIONS = [SessionModel, ApiTokenModel].map(({ collection }) => collection.collectionName);
export const PRESENCES = PresenceModel.collection.collectionName;
export const USERS = PersonModel.collection.collectionName;

/** How a person is shown on a card, and whether their sessions hold. */
const USER_FIELDS = [...Object.keys(CARD_FIELDS), 'sessionVersion'];

/** The stages of the change stream. */
export const WATCHED = [
  {
    $match: {
      operationType: { $in: ['insert', 'update', 'replace', 'delete'] },
      $or: [
        { 'ns.coll': { $in: [TASKS, PROJECTS] } },
        { 'ns.coll': { $in: SESSIONS }, operationType: 'delete' },
        { 'ns.coll': PRESENCES, operationType: { $ne: 'update' } },
        // A sign of life is no news.
        ...['taskId', 'stream'].map((field) => ({
          'ns.coll': PRESENCES,
          [`updateDescription.updatedFields.${field}`]: { $exists: true },
        })),
        {
          'ns.coll': USERS,
          $or: [
            { operationType: 'delete' },
            ...USER_FIELDS.map((field) => ({
              [`updateDescription.updatedFields.${field}`]: { $exists: true },
            })),
          ],
        },
      ],
    },
  },
  {
    $project: {
      operationType: 1,
      'ns.coll': 1,
      documentKey: 1,
      clusterTime: 1,
      session: '$lsid.id',
      txnNumber: 1,
      projectId: '$fullDocument.projectId',
      writer: '$updateDescription.updatedFields.boardWriter',
      fields: {
        $concatArrays: [
          {
            $map: {
              input: { $objectToArray: { $ifNull: ['$updateDescription.updatedFields', {}] } },
              in: '$$this.k',
            },
          },
          { $ifNull: ['$updateDescription.removedFields', []] },
          { $ifNull: ['$updateDescription.truncatedArrays.field', []] },
        ],
      },
    },
  },
];
