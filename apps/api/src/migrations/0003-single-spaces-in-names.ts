import { MongoServerError, type ObjectId } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';

interface Named {
  readonly _id: ObjectId;
  readonly name: string;
  readonly nameKey?: string;
}

/** More than one space, or another kind of one. */
const WIDE = /\s{2,}|[^\S ]/;

const DUPLICATE_KEY = 11_000;

/**
 * Names had every typed space, though a screen shows a run of them as one. A line of business is found by its name,
 * and a company is deleted by typing it. A line stays unchanged if another has its new name.
 */
export const singleSpacesInNames: Migration = {
  id: '0003-single-spaces-in-names',
  async run(db) {
    for (const collection of ['companies', 'lines_of_business']) {
      const wide = await db.collection<Named>(collection).find({ name: WIDE }).toArray();
      for (const { _id, name, nameKey } of wide) {
        const $set = { name: single(name), ...(nameKey !== undefined && { nameKey: single(nameKey) }) };
        try {
          await db.collection(collection).updateOne({ _id }, { $set });
        } catch (error) {
          if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
        }
      }
    }
  },
};

function single(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}
