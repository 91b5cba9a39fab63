import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { mongo } from 'mongoose';

/** SHA-256 over the canonical JSON (RFC 8785) of a value, in hex: instants count as ISO strings, ids in hex. */
export function canonicalHash(value: object): string {
  return createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex');
}

/** The form in which the database returns a document: it replaces an unpaired surrogate. */
export function asStored<Doc extends object>(doc: Doc): Doc {
  return mongo.BSON.deserialize(mongo.BSON.serialize(doc)) as Doc;
}
