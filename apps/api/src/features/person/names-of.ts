import type { PersonName as PersonNameOnWire } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { FormerPersonModel } from './former-person-model.ts';
import { PersonModel } from './model.ts';

/** The names of a person. */
export interface PersonName {
  readonly fullname: string;
  readonly username: string;
}

/** Names by the id of their person. */
export type Names = ReadonlyMap<string, PersonName>;

/** The names of one person in the API format; empty if none was stored. */
export function nameIn(names: Names, id: Types.ObjectId, unknown = ''): PersonNameOnWire {
  return { _id: String(id), ...(names.get(String(id)) ?? { fullname: unknown, username: '' }) };
}

const FIELDS = { fullname: 1, username: 1 } as const;

/** The names of people; for deleted ones the last stored names. */
export async function namesOf(ids: readonly Types.ObjectId[]): Promise<Names> {
  const distinct = [...new Set(ids.map(String))];
  if (distinct.length === 0) return new Map();
  const [people, former] = await Promise.all([
    PersonModel.find({ _id: { $in: distinct } }, FIELDS).lean(),
    FormerPersonModel.find({ _id: { $in: distinct } }, FIELDS).lean(),
  ]);
  return new Map(
    [...former, ...people].map(({ _id, fullname, username }) => [String(_id), { fullname, username }]),
  );
}
