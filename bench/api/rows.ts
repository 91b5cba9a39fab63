import { TASK_STATUSES } from '@faena/shared/domain';
import { type Answer, type Ask, askWell } from '../lib/http-client.ts';

/** The subjects of the requests; plain, as they go from process to process. */
export interface Scene {
  readonly managerToken: string;
  /** By employee, in the order of `employeeIds`. */
  readonly employeeTokens: readonly string[];
  readonly employeeIds: readonly string[];
  readonly companyId: string;
  readonly boardId: string;
  readonly taskIds: readonly string[];
  /** The tasks of boards that are written to at once. */
  readonly boards: readonly (readonly string[])[];
  /** The boards that the floor moves cards on, nobody else's: one of the size of the board, and those beside `boards`. */
  readonly floorBoardIds: readonly string[];
  readonly password: string;
  /** The month of the histories, as a query. */
  readonly month: string;
}

/** The answers within which a row is to stay, as multiples of its floor. */
export const GOALS = { read: 1.5, board: 1.5, write: 2, login: 1.1 } as const;

/** The goals of moves and new tasks: their time, and their number a second with 16 callers. */
const MOVES = { ms: 6, perSecond: 450 };
const CREATES = { ms: 4.4, perSecond: 380 };

/** One line of the table: something asked of the API, and of the floor. */
export interface Row {
  readonly what: string;
  readonly floor: string;
  readonly goal: keyof typeof GOALS;
  readonly least?: { readonly ms: number; readonly perSecond: number };
  /** How many requests one run is. */
  readonly requests: number;
  /** Fewer runs where one takes long. */
  readonly runs?: number;
  /** The work before each run, unmeasured. */
  before?(to: Target, scene: Scene, number: number): Promise<unknown>;
  /** Whether the floor is the API itself, asked for something else. */
  readonly floorIsApi?: true;
  /** Where there is nothing of the kind at the floor, the same is asked of both. */
  run(to: Target, scene: Scene, number: number): Promise<Answer>;
}

/** The server that gets a request: the API, or the floor. */
export interface Target {
  readonly isFloor: boolean;
  readonly origin: string;
}

const HISTORY_TYPE = 'type=day';

const asManager = ({ origin }: Target, { managerToken }: Scene, asked: Omit<Ask, 'origin' | 'token'>) =>
  askWell({ ...asked, origin, token: managerToken });

const board = (headers: Record<string, string>) => (to: Target, scene: Scene) =>
  asManager(to, scene, { path: `/api/tasks/project/${scene.boardId}`, headers });

const move = (to: Target, scene: Scene, number: number) =>
  asManager(to, scene, {
    method: 'PUT',
    path: `/api/tasks/${at(scene.taskIds, number * 37)}/status`,
    body: { status: at(TASK_STATUSES, number) },
  });

const reorder = (headers: Record<string, string>) => (to: Target, scene: Scene, number: number) => {
  const place = { status: at(TASK_STATUSES, number), order: (number * 13) % 190 };
  const tasks = [{ id: at(scene.taskIds, number * 37), ...place }];
  return asManager(to, scene, { method: 'PUT', path: '/api/tasks/reorder', headers, body: { tasks } });
};

const create =
  (headersOf: (number: number) => Record<string, string>) => (to: Target, scene: Scene, number: number) =>
    asManager(to, scene, {
      method: 'POST',
      path: '/api/tasks',
      headers: headersOf(number),
      body: { title: `Tarea nueva ${number}`, project: to.isFloor ? scene.floorBoardIds[0] : scene.boardId },
    });

export const ROWS: readonly Row[] = [
  {
    what: 'Board of 1,000 tasks',
    floor: 'driver, `JSON.stringify`',
    goal: 'read',
    requests: 1,
    run: board({}),
  },
  {
    what: 'The same, compressed',
    floor: 'the same, gzip of level 1',
    goal: 'read',
    requests: 1,
    run: board({ 'Accept-Encoding': 'gzip' }),
  },
  {
    what: 'Board of 1,000 tasks, just changed, compressed',
    floor: 'the API, nothing changed',
    floorIsApi: true,
    goal: 'read',
    requests: 1,
    before: (to, scene, number) => (to.isFloor ? Promise.resolve() : move(to, scene, number)),
    run: board({ 'Accept-Encoding': 'gzip' }),
  },
  {
    what: 'Small route, signed in',
    floor: 'Express, signature of the token',
    goal: 'read',
    requests: 1,
    run: (to, scene) =>
      asManager(to, scene, {
        path: to.isFloor ? '/signature' : `/api/company/get_company/${scene.companyId}`,
      }),
  },
  {
    what: 'The same',
    floor: 'Express, token, session and company by the driver',
    goal: 'read',
    requests: 1,
    run: (to, scene) => asManager(to, scene, { path: `/api/company/get_company/${scene.companyId}` }),
  },
  {
    what: 'Hours history, a month by day',
    floor: 'driver, the same aggregation',
    goal: 'read',
    requests: 1,
    run: (to, scene, number) =>
      asManager(to, scene, {
        path: `/api/timesheets/history/${at(scene.employeeIds, number * 37)}?${HISTORY_TYPE}&${scene.month}`,
      }),
  },
  {
    what: 'Move a card (`reorder`)',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    requests: 1,
    run: reorder({}),
  },
  {
    what: 'Move a card (`reorder`, `return=minimal`)',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    least: MOVES,
    requests: 1,
    run: reorder({ Prefer: 'return=minimal' }),
  },
  {
    what: 'Move a card (`status`)',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    least: MOVES,
    requests: 1,
    run: move,
  },
  {
    what: 'Move a card on one of 16 boards',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    least: MOVES,
    requests: 1,
    run: (to, scene, number) => {
      const index = number % scene.boards.length;
      const taskId = at(at(scene.boards, index), number * 37);
      return asManager(to, scene, {
        method: 'PUT',
        path: `/api/tasks/${taskId}/status${to.isFloor ? `?board=${index + 1}` : ''}`,
        body: { status: at(TASK_STATUSES, number) },
      });
    },
  },
  {
    what: 'Create a task',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    least: CREATES,
    requests: 1,
    run: create(() => ({})),
  },
  {
    what: 'Create a task with a key, as the web does',
    floor: 'token, session and the same writes by the driver',
    goal: 'board',
    least: CREATES,
    requests: 1,
    run: create((number) => ({ 'Idempotency-Key': `bench-key-${number}` })),
  },
  {
    what: 'Start and stop working time',
    floor: 'driver, the same writes',
    goal: 'write',
    requests: 2,
    run: async ({ origin }, { employeeIds, employeeTokens }, number) => {
      const employeeId = at(employeeIds, number);
      const asked = { origin, method: 'POST', token: at(employeeTokens, number) } as const;
      const started = await askWell({ ...asked, path: '/api/timesheets/start', body: { employeeId } });
      const { _id: timesheetId } = JSON.parse(String(started.bytes)) as { _id: string };
      return askWell({ ...asked, path: '/api/timesheets/stop', body: { timesheetId } });
    },
  },
  {
    what: 'Login',
    floor: 'bcrypt, cost 12',
    goal: 'login',
    requests: 1,
    runs: 4,
    run: ({ origin }, { password, employeeIds }, number) =>
      askWell({
        origin,
        method: 'POST',
        path: '/api/auth/login',
        body: { username: `persona${number % employeeIds.length}`, password },
      }),
  },
];

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('An empty list');
  return item;
}
