import { ROLES, type RoleId } from '@faena/shared/access';
import type { Types } from 'mongoose';
import { MIGRATIONS } from '../../apps/api/src/migrations/index.ts';
import { connectDatabase, disconnectDatabase } from '../../apps/api/src/platform/database.ts';
import { fill } from '../lib/fill.ts';
import { fillBoard } from '../lib/fill-board.ts';
import { signIn } from '../lib/sign-in.ts';

export const SECRET = 'a secret for load and faults, long enough';

const DAY_MS = 86_400_000;
const RECORDS_EACH = 20;

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
  /** The board they work on. */
  readonly boardId: string;
}

/** A company as load and faults find it. */
export interface Staff {
  readonly manager: Person;
  readonly employees: readonly Person[];
  readonly boardIds: readonly string[];
}

/** Fills the database with a company, its employees and boards of tasks; signs everybody in. */
export async function hire(
  uri: string,
  { employees, boards, tasks }: { employees: number; boards: number; tasks: number },
): Promise<Staff> {
  await connectDatabase(uri, MIGRATIONS);
  try {
    const lastDay = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
    const filled = await fill({ employees, records: employees * RECORDS_EACH, lastDay });
    const boardIds: string[] = [];
    for (let board = 0; board < boards; board += 1) {
      boardIds.push(String(await fillBoard(filled, board, tasks)));
    }
    const person = async (personId: Types.ObjectId, roleId: RoleId, number: number): Promise<Person> => ({
      id: String(personId),
      token: await signIn(personId, roleId, SECRET),
      // The first boards have the employees whose number ends like theirs: see `fill`.
      boardId: boardIds[number % filled.projectIds.length] ?? '',
    });
    return {
      manager: await person(filled.managerId, ROLES.manager, 0),
      employees: await Promise.all(
        filled.employeeIds.map((id, number) => person(id, ROLES.employee, number)),
      ),
      boardIds,
    };
  } finally {
    await disconnectDatabase();
  }
}
