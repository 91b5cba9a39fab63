import { ROLES } from '@faena/shared/access';
import { type Cents, foldSearch, rateAt } from '@faena/shared/domain';
import type { PayrollPerson } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { FormerPersonModel, type PersonDoc, PersonModel, pictureUrl } from '../../person/index.ts';
import type { Whose } from './points.ts';

/** A person of a planilla. The account of a person who left is private. */
export interface RosterPerson {
  readonly _id: Types.ObjectId;
  readonly fullname: string;
  readonly username: string;
  readonly profilePicture: string | null;
  readonly left: PayrollPerson['left'];
  /** The present rate; null for a person who left. */
  readonly rateCents: Cents | null;
}

const FIELDS = { fullname: 1, username: 1, pictureId: 1, rates: 1 } as const;
const NAMES = { fullname: 1, username: 1 } as const;

/** The employees of a company, or one of them, by name; after them the people of `others` who left (PAY-46). */
export async function rosterOf(
  { whose, others, now }: { whose: Whose; others: Iterable<string>; now: Date },
  session: ClientSession,
): Promise<RosterPerson[]> {
  const { companyId, employeeId } = whose;
  const only = { companyId, roleId: ROLES.employee, ...(employeeId && { _id: employeeId }) };
  const employees = await PersonModel.find(only, FIELDS, { session })
    .sort(employeeId ? undefined : { searchText: 1, _id: 1 })
    .lean<Pick<PersonDoc, '_id' | keyof typeof FIELDS>[]>();
  const present = new Set(employees.map(({ _id }) => String(_id)));
  const gone = [...new Set(others)].filter((id) => !present.has(id));
  return [
    ...employees.map(({ rates, pictureId, ...names }) => ({
      ...names,
      profilePicture: pictureUrl(pictureId),
      left: null,
      rateCents: rateAt(rates, now),
    })),
    ...(await leavers(gone, session)),
  ];
}

async function leavers(gone: readonly string[], session: ClientSession): Promise<RosterPerson[]> {
  if (gone.length === 0) return [];
  const match = { _id: { $in: gone } };
  const accounts = await PersonModel.find(match, NAMES, { session }).lean();
  const former = await FormerPersonModel.find(match, NAMES, { session }).lean();
  const names = new Map([...former, ...accounts].map((person) => [String(person._id), person]));
  const withAccount = new Set(accounts.map(({ _id }) => String(_id)));
  return gone
    .map((id): RosterPerson => {
      // A person deleted before names were stored has only an id.
      const { fullname, username } = names.get(id) ?? { fullname: '', username: id };
      const left = withAccount.has(id) ? 'away' : 'deleted';
      return { _id: new Types.ObjectId(id), fullname, username, profilePicture: null, left, rateCents: null };
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ _id, fullname }: RosterPerson) => `${foldSearch(fullname)} ${_id}`;
