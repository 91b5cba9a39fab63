import type { Document, IndexDescriptionInfo } from 'mongodb';
import { z } from 'zod';

/*
 * An archive is gzipped text of one JSON value a line, in MongoDB's canonical Extended JSON. Arrays are about
 * the archive; objects are documents, of the collection named last:
 *
 *   ["faena-archive",{"version":1,"takenAt":…,"migrations":[…]}]
 *   ["collection",{"name":"users","options":{},"indexes":[…]}]
 *   {"_id":…}
 *   ["end",{"documents":1}]
 */

export const ARCHIVE_VERSION = 1;

const Header = z.object({
  version: z.literal(ARCHIVE_VERSION),
  takenAt: z.date(),
  /** The ids of the migrations that the data has been through. */
  migrations: z.array(z.string()),
});

const Collection = z.object({
  name: z.string().min(1),
  options: z.custom<Document>((value) => typeof value === 'object' && value !== null),
  indexes: z.array(z.custom<IndexDescriptionInfo>((value) => typeof value === 'object' && value !== null)),
});

/** A line that is about the archive. A file without the last one was cut short. */
export const Heading = z.union([
  z.tuple([z.literal('faena-archive'), Header]),
  z.tuple([z.literal('collection'), Collection]),
  z.tuple([z.literal('end'), z.object({ documents: z.number() })]),
]);
export type Heading = z.infer<typeof Heading>;

export type ArchiveHeader = z.infer<typeof Header>;
export type ArchiveCollection = z.infer<typeof Collection>;

/** The failure of a file that is no whole archive, or that does not fit this program or database. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
