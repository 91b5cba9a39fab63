import mongoose, { Schema } from 'mongoose';

/** A path of stored documents that holds the id of a file. */
export interface FileReference {
  readonly collection: string;
  readonly path: string;
}

/** The schema of a path with the id of a file. The file is kept while a document refers to it. */
export const FILE_ID = {
  type: Schema.Types.ObjectId,
  sparse: true,
  index: true,
  refersToFile: true,
} as const;

/** Every path of the loaded models that holds the id of a file. */
export function fileReferences(): FileReference[] {
  return Object.values(mongoose.models).flatMap(({ collection, schema }) =>
    Object.entries(schema.paths)
      .filter(([, { options }]) => options.refersToFile)
      .map(([path]) => ({ collection: collection.name, path })),
  );
}
