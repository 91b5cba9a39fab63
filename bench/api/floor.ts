import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import bcrypt from 'bcrypt';
import express, { type Express, type Request } from 'express';
import jwt from 'jsonwebtoken';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { workedDays } from '../../apps/api/src/features/working-time/pricing/read-history.ts';
import { FloorWrites } from './floor-writes.ts';

/*
 * The floor of the API's figures, as its own process: Express and the MongoDB driver, without validation, rights or
 * log. Its answers are of the size of the API's, its queries and writes are the same. A write to a board is made for a
 * session that still stands (SESSION-5), as in the API: the one query that says so comes first.
 */

/** The floor's settings in its environment. */
const {
  FLOOR_MONGODB_URI = '',
  FLOOR_SECRET = '',
  FLOOR_BOARDS = '',
  FLOOR_PASSWORD_HASH = '',
} = process.env;

const key = createSecretKey(FLOOR_SECRET, 'utf8');
const client = new MongoClient(FLOOR_MONGODB_URI);
const db = client.db();
const boards = FLOOR_BOARDS.split(',').map((id) => FloorWrites.on(client, new ObjectId(id)));
const server = createServer(serveFloor(db, await Promise.all(boards)));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());

function serveFloor(db: Db, boards: readonly FloorWrites[]): Express {
  /** The writes on the board of a number; without one on the first. */
  const writesOn = (number: unknown = 0) => {
    const writes = boards[Number(number)];
    if (!writes) throw new RangeError(`There is no board ${number}`);
    return writes;
  };
  const writes = writesOn();
  /** Whether the session of a request still stands: without that, nothing is acknowledged. */
  const standing = async (request: Request) => {
    const { sub, ver } = verified(request);
    const person = await db.collection('users').findOne({ _id: new ObjectId(sub), sessionVersion: ver });
    if (!person) throw new Error('The session does not stand');
  };
  const app = express().disable('etag').disable('x-powered-by').use(express.json());

  app.get('/signature', (request, response) => {
    response.json({ userId: verified(request).sub });
  });
  app.get('/api/company/get_company/:id', async (request, response) => {
    await standing(request);
    response.json(await db.collection('companies').findOne({ _id: new ObjectId(request.params.id) }));
  });
  app.get('/api/tasks/project/:id', async (request, response) => {
    const tasks = await db
      .collection('tasks')
      .find({ projectId: new ObjectId(request.params.id) })
      .batchSize(10_000)
      .toArray();
    const text = JSON.stringify(tasks);
    response.type('json');
    if (request.headers['accept-encoding'] !== 'gzip') response.send(text);
    else response.set('Content-Encoding', 'gzip').send(await promisify(gzip)(text, { level: 1 }));
  });
  app.get('/api/timesheets/history/:id', async (request, response) => {
    const { type, startDate, endDate } = request.query as Record<string, string>;
    if (type !== 'day' || !startDate || !endDate) throw new Error('Only a month by day is measured');
    const pipeline = workedDays({ employeeId: new ObjectId(request.params.id) }, { startDate, endDate });
    response.json(await db.collection('time_records').aggregate(pipeline).toArray());
  });

  app.put('/api/tasks/reorder', async (request, response) => {
    await standing(request);
    const [{ id, status, order }] = request.body.tasks;
    await writes.move(id, status, order);
    response.json([]);
  });
  app.put('/api/tasks/:id/status', async (request, response) => {
    await standing(request);
    const { params, query, body } = request;
    await writesOn(query.board).move(params.id, body.status);
    response.json({});
  });
  app.post('/api/tasks', async (request, response) => {
    await standing(request);
    const { body, headers } = request;
    response.json(await writes.create(body.title, headers['idempotency-key'] as string | undefined));
  });
  app.post('/api/timesheets/start', async ({ body }, response) => {
    response.json(await writes.start(new ObjectId(String(body.employeeId))));
  });
  app.post('/api/timesheets/stop', async ({ body }, response) => {
    response.json(await writes.stop(new ObjectId(String(body.timesheetId))));
  });
  app.post('/api/auth/login', async ({ body }, response) => {
    response.json({ right: await bcrypt.compare(body.password, FLOOR_PASSWORD_HASH) });
  });
  return app;
}

function verified({ headers }: Request): { sub: string; ver: number } {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  return jwt.verify(token, key, { algorithms: ['HS256'] }) as unknown as {
    sub: string;
    ver: number;
  };
}
