import { TASK_STATUSES } from '@faena/shared/domain';
import { type ClientSession, type Db, type Document, type MongoClient, ObjectId } from 'mongodb';

/** The writes of the API by the bare driver, each in a transaction, as they have to be whole. */
export class FloorWrites {
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #boardId: ObjectId;
  readonly #companyId: ObjectId;
  /** The order of the board that only the floor writes to, so that it need not ask. */
  readonly #columns: ObjectId[][];
  #changes = 0;

  private constructor(client: MongoClient, boardId: ObjectId, companyId: ObjectId, columns: ObjectId[][]) {
    this.#client = client;
    this.#db = client.db();
    this.#boardId = boardId;
    this.#companyId = companyId;
    this.#columns = columns;
  }

  /** For a board as it is now; nobody else may change it from now on. */
  static async on(client: MongoClient, boardId: ObjectId): Promise<FloorWrites> {
    const project = await client.db().collection('projects').findOne({ _id: boardId });
    return new FloorWrites(client, boardId, project?.companyId, project?.columns);
  }

  /** Moves a card to a place in a column, by default to its end. */
  async move(id: string, status: (typeof TASK_STATUSES)[number], order?: number): Promise<void> {
    const [from, place] = this.#find(id);
    const to = TASK_STATUSES.indexOf(status);
    const [taskId] = this.#columns[from]?.splice(place, 1) ?? [];
    if (!taskId) throw new RangeError(`No card at ${place} of column ${from}`);
    const target = Math.min(order ?? Number.POSITIVE_INFINITY, this.#columns[to]?.length ?? 0);
    this.#columns[to]?.splice(target, 0, taskId);
    const columns = { [`columns.${from}`]: this.#columns[from], [`columns.${to}`]: this.#columns[to] };
    await this.#transaction(async (session) => {
      await this.#lockBoard(session, { $set: columns });
      await this.#db
        .collection('tasks')
        .updateOne({ _id: taskId }, { $set: { updatedAt: new Date() } }, { session });
      const places = { before: { place: { column: from, order: place } }, after: { place: { column: to } } };
      await this.#record({ taskId, kind: 'moved', ...places }, session);
    });
  }

  /** With a key, the answer is stored by it. */
  async create(title: string, key?: string): Promise<{ _id: ObjectId }> {
    const _id = new ObjectId();
    const now = new Date();
    this.#columns[0]?.push(_id);
    const written = { _id, projectId: this.#boardId, companyId: this.#companyId, title, description: '' };
    const rest = {
      dueDate: null,
      estimatedHours: 0,
      tags: [],
      assigneeIds: [],
      createdAt: now,
      updatedAt: now,
    };
    const task = { ...written, ...rest, priority: 'Medium', createdBy: _id };
    await this.#transaction(async (session) => {
      await this.#lockBoard(session, { $push: { 'columns.0': _id } });
      await this.#db.collection('tasks').insertOne(task, { session });
      await this.#record({ taskId: _id, kind: 'created', before: {}, after: { title } }, session);
      if (key === undefined) return;
      const answer = {
        personId: this.#companyId,
        key,
        status: 201,
        json: JSON.stringify(task),
        createdAt: now,
      };
      await this.#db.collection('keyed_answers').insertOne(answer, { session });
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
      await this.#lockPerson(employeeId, session);
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
      await this.#lockPerson(record?.employeeId, session);
    });
    return { _id };
  }

  #find(id: string): [column: number, place: number] {
    // The loader names the cards of the API's board; here another one stands for each.
    const number = Number.parseInt(id.slice(-6), 16);
    const column = number % this.#columns.length;
    return [column, number % Math.max(1, this.#columns[column]?.length ?? 1)];
  }

  #lockBoard(session: ClientSession, { $set = {}, ...update }: Document) {
    const hold = { ...update, $set: { ...$set, boardVersion: new ObjectId() } };
    return this.#db.collection('projects').updateOne({ _id: this.#boardId }, hold, { session });
  }

  #record(effect: Document, session: ClientSession) {
    const ids = { projectId: this.#boardId, companyId: this.#companyId, personId: this.#companyId };
    this.#changes += 1;
    const change = { ...ids, number: this.#changes, at: new Date(), tasks: [effect] };
    return this.#db.collection('task_changes').insertOne(change, { session });
  }

  #lockPerson(_id: ObjectId, session: ClientSession) {
    return this.#db.collection('users').updateOne({ _id }, { $inc: { holds: 1 } }, { session });
  }

  #transaction(work: (session: ClientSession) => Promise<void>): Promise<void> {
    const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;
    return this.#client.withSession((session) => session.withTransaction(() => work(session), options));
  }
}
