import { ROLES } from '@faena/shared/access';
import type { Types } from 'mongoose';
import { TaskModel } from '../../apps/api/src/features/task-store/task-model.ts';
import { MIGRATIONS } from '../../apps/api/src/migrations/index.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { connectDatabase, disconnectDatabase } from '../../apps/api/src/platform/database.ts';
import { hashPassword } from '../../apps/api/src/platform/password.ts';
import { dateOf, fill } from '../lib/fill.ts';
import { fillBoard } from '../lib/fill-board.ts';
import { signIn } from '../lib/sign-in.ts';
import type { Scene } from './rows.ts';

export const BENCH_SECRET = 'a secret for measuring, long enough';

const DAY_MS = 86_400_000;
const TASKS = 1_000;

/** Boards that are written to at once. */
const BOARDS = 16;
const TASKS_OF_EACH = 100;

const PASSWORD = 'medir-sin-prisa';

/** Fills the database that everything is measured on, and signs everybody in. */
export async function setScene(
  uri: string,
  records: number,
): Promise<{ scene: Scene; passwordHash: string }> {
  await connectDatabase(uri, MIGRATIONS);
  try {
    const passwordHash = await hashPassword(PASSWORD, readConfig({}));
    const yesterday = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
    const filled = await fill({ records, lastDay: yesterday, passwordHash });
    const boardId = await fillBoard(filled, 0, TASKS);
    const floorBoardId = await fillBoard(filled, 1, TASKS);
    const tasksOf = async (projectId: Types.ObjectId) => {
      const tasks = await TaskModel.find({ projectId }, { _id: 1 }).lean();
      return tasks.map(({ _id }) => String(_id));
    };
    const boards: string[][] = [];
    const floorBoardIds = [floorBoardId];
    for (let number = 0; number < BOARDS; number += 1) {
      boards.push(await tasksOf(await fillBoard(filled, 2 + number, TASKS_OF_EACH)));
      floorBoardIds.push(await fillBoard(filled, 2 + BOARDS + number, TASKS_OF_EACH));
    }
    const scene: Scene = {
      managerToken: await signIn(filled.managerId, ROLES.manager, BENCH_SECRET),
      employeeTokens: await Promise.all(
        filled.employeeIds.map((id) => signIn(id, ROLES.employee, BENCH_SECRET)),
      ),
      employeeIds: filled.employeeIds.map(String),
      companyId: String(filled.companyId),
      boardId: String(boardId),
      taskIds: await tasksOf(boardId),
      boards,
      floorBoardIds: floorBoardIds.map(String),
      password: PASSWORD,
      month: `startDate=${dateOf(yesterday - 29 * DAY_MS)}&endDate=${dateOf(yesterday)}`,
    };
    return { scene, passwordHash };
  } finally {
    await disconnectDatabase();
  }
}
