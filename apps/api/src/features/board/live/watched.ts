import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { CARD_FIELDS, PersonModel } from '../../person/index.ts';
import { ProjectModel } from '../../project/index.ts';
import { ApiTokenModel, SessionModel } from '../../session/index.ts';
import { TaskModel } from '../../task-store/index.ts';
import { PresenceModel } from '../presence/model.ts';

/** A database change that may matter to an open stream. Its content is read when the event is sent. */
export interface WatchedChange extends mongoose.mongo.Document {
  readonly _id: { readonly _data: string };
  readonly operationType: 'insert' | 'update' | 'replace' | 'delete';
  readonly ns: { readonly coll: string };
  readonly documentKey: { readonly _id: Types.ObjectId };
  readonly clusterTime: mongoose.mongo.Timestamp;
  /** The transaction it is part of, if any. */
  readonly session?: unknown;
  readonly txnNumber?: unknown;
  /** The project of an inserted task; other changes of a task do not name it. */
  readonly projectId?: Types.ObjectId;
  /** The person of an inserted notice. */
  readonly personId?: Types.ObjectId;
  /** The authors of a change of a project's board, and its version. */
  readonly writer?: string;
  /** The paths of the updated fields. */
  readonly fields: readonly string[];
}

export const TASKS = TaskModel.collection.collectionName;
export const PROJECTS = ProjectModel.collection.collectionName;
/** The collections whose documents authenticate a reader: sessions and API tokens. */
export const SESSIONS = [SessionModel, ApiTokenModel].map(({ collection }) => collection.collectionName);
export const PRESENCES = PresenceModel.collection.collectionName;
export const USERS = PersonModel.collection.collectionName;

/** The fields of a person's card, and of the validity of their sessions. */
const USER_FIELDS = [...Object.keys(CARD_FIELDS), 'sessionVersion'];

/** The changes that matter to boards. */
export const OF_BOARDS = [
  { 'ns.coll': { $in: [TASKS, PROJECTS] } },
  { 'ns.coll': { $in: SESSIONS }, operationType: 'delete' },
  { 'ns.coll': PRESENCES, operationType: { $ne: 'update' } },
  // A heartbeat is no change.
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
];

/** The stages of the change stream, for the changes that meet one of these conditions. */
export const watching = (conditions: readonly object[]) => [
  {
    $match: {
      operationType: { $in: ['insert', 'update', 'replace', 'delete'] },
      $or: conditions,
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
      personId: '$fullDocument.personId',
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
