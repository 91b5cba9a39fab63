import { TASK_STATUSES } from '@faena/shared/domain';
import { type ClientSession, type Db, type MongoClient, ObjectId } from 'mongodb';

/** The writes of the API by the bare driver, each in a transaction, as they have to be whole. */
export class FloorWrites {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #boardId: ObjectId;
  readonly #companyId: ObjectId;
  /** Who stands where on the board that only the floor writes to, so that it need not ask. */
  readonly #columns: string[][];

  private constructor(client: MongoClient, boardId: ObjectId, companyId: ObjectId, columns: string[][]) {
    this.#client = client;
    this.#db = client.db();
    this.#boardId = boardId;
    this.#companyId = companyId;
    this.#columns = columns;
  }

  /** For a board as it is now; nobody else may change it from now on. */
  static async on(client: MongoClient, boardId: ObjectId): Promise<FloorWrites> {
    const tasks = await client
      .db()
      .collection('tasks')
      .find({ projectId: boardId })
      .sort({ order: 1 })
      .toArray();
    const columns = TASK_STATUSES.map((_, index) =>
      tasks.filter(({ column }) => column === index).map(({ _id }) => String(_id)),
    );
    const project = await client.db().collection('projects').findOne({ _id: boardId });
    return new FloorWrites(client, boardId, project?.companyId, columns);
  }

  /** Moves the card that stands where `id` says to a place in a column, its end unless told otherwise. */
  async move(id: string, status: (typeof TASK_STATUSES)[number], order?: number): Promise<void> {
    const [from, place] = this.#find(id);
    const to = TASK_STATUSES.indexOf(status);
    const [taskId = ''] = this.#columns[from]?.splice(place, 1) ?? [];
    const target = Math.min(order ?? Number.POSITIVE_INFINITY, this.#columns[to]?.length ?? 0);
    this.#columns[to]?.splice(target, 0, taskId);
    const shift = (column: number, least: number, by: number) => ({
      updateMany: {
        filter: { projectId: this.#boardId, column, order: { $gte: least } },
        update: { $inc: { order: by } },
      },
    });
    const placed = { column: to, order: target, updatedAt: new Date() };
    await this.#transaction(async (session) => {
      await this.#holdBoard(session);
      await this.#db
        .collection('tasks')
        .bulkWrite(
          [
            shift(from, place + 1, -1),
            shift(to, target, 1),
            { updateOne: { filter: { _id: new ObjectId(taskId) }, update: { $set: placed } } },
          ],
          { session },
        );
    });
  }

  async create(title: string): Promise<{ _id: ObjectId }> {
    const _id = new ObjectId();
    const now = new Date();
    const order = this.#columns[0]?.push(String(_id)) ?? 0;
    const written = { _id, projectId: this.#boardId, companyId: this.#companyId, title, description: '' };
    const rest = {
      dueDate: null,
      estimatedHours: 0,
      tags: [],
      assigneeIds: [],
      createdAt: now,
      updatedAt: now,
    };
    const task = { ...written, ...rest, priority: 'Medium', column: 0, order: order - 1, createdBy: _id };
    await this.#transaction(async (session) => {
      await this.#holdBoard(session);
      await this.#db.collection('tasks').insertOne(task, { session });
    });
    return task;
  }

  async start(employeeId: ObjectId): Promise<{ _id: ObjectId }> {
    const [_id, now] = [new ObjectId(), new Date()];
    const ids = { _id, employeeId, companyId: this.#companyId, projectId: null, projectName: '' };
    const times = { startTime: now, endTime: null, open: true, lastHeartbeat: now, durationMs: 0 };
    const unpriced = { rateCents: null, costCents: null, endReason: null, needsReview: false };
    const record = { ...ids, ...times, ...unpriced };
    await this.#transaction(async (session) => {
      await this.#holdUser(employeeId, session);
      await this.#db.collection('time_records').insertOne(record, { session });
    });
    return record;
  }

  async stop(_id: ObjectId): Promise<{ _id: ObjectId }> {
    const ended = { open: false, endTime: new Date(), durationMs: 1, rateCents: 1, costCents: 0 };
    await this.#transaction(async (session) => {
      const record = await this.#db
        .collection('time_records')
        .findOneAndUpdate({ _id }, { $set: { ...ended, endReason: 'manual' } }, { session });
      await this.#holdUser(record?.employeeId, session);
    });
    return { _id };
  }

  #find(id: string): [column: number, place: number] {
    for (const [column, ids] of this.#columns.entries()) {
      const place = ids.indexOf(id);
      if (place >= 0) return [column, place];
    }
    // The loader names the cards of the API's board; here another one stands for each.
    const number = Number.parseInt(id.slice(-6), 16);
    const column = number % this.#columns.length;
    return [column, number % Math.max(1, this.#columns[column]?.length ?? 1)];
  }

  #holdBoard(session: ClientSession) {
    const hold = { $set: { boardVersion: new ObjectId() } };
    return this.#db.collection('projects').updateOne({ _id: this.#boardId }, hold, { session });
  }

  #holdUser(_id: ObjectId, session: ClientSession) {
    return this.#db.collection('users').updateOne({ _id }, { $inc: { holds: 1 } }, { session });
  }

  #transaction(work: (session: ClientSession) => Promise<void>): Promise<void> {
    const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;
    return this.#client.withSession((session) => session.withTransaction(() => work(session), options));
  }
}
