import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from 'mongodb';
import { afterAll } from 'vitest';
import { restoreArchive } from '../../src/archive/restore-archive.ts';
import { archiveOf, namesOf } from '../../src/archive/write-archive.ts';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { currentDatabase } from '../../src/platform/database.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import { createPerson, PASSWORD } from '../factories.ts';
import type { TestApi } from '../harness.ts';
import { PICTURE } from '../send.ts';

/** Answers empty databases, which are dropped with the test file that calls it. */
export function useEmptyDatabases(): () => Db {
  const made: Db[] = [];
  afterAll(async () => {
    await Promise.all(made.map((db) => db.dropDatabase()));
  });
  return () => {
    const db = currentDatabase().client.db(`restored-${randomBytes(6).toString('hex')}`);
    made.push(db);
    return db;
  };
}

/** The lines of an archive; `onLine` is waited for before the next one is read. */
export async function archive(
  onLine: (line: string) => Promise<void> = async () => {},
  files = new FileStore(currentDatabase),
): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of archiveOf(currentDatabase(), files)) {
    lines.push(line);
    await onLine(line);
  }
  return lines;
}

/** Restores from the lines of an archive. */
export const restore = (db: Db, lines: string[]) =>
  restoreArchive(db, Readable.from(lines.map((line) => Buffer.from(line))), MIGRATIONS);

interface StoredCollection {
  readonly documents: readonly string[];
  readonly indexes: readonly unknown[];
}

type Content = Readonly<Record<string, StoredCollection>>;

/** The content of such a database after a restore (START-16). */
export function ended(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, collection]) =>
      ['sessions', 'api_tokens', 'one_time_links', 'files.pending'].includes(name)
        ? [name, { ...collection, documents: [] }]
        : [name, collection],
    ),
  );
}

/** All that a database holds, each document bit for bit, with the collections and their indexes. */
export async function contentOf(db: Db): Promise<Content> {
  const content: Record<string, StoredCollection> = {};
  for (const name of await namesOf(db)) {
    const documents = await db
      .collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray();
    const indexes = await db.collection(name).indexes();
    content[name] = {
      documents: documents.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('base64')),
      indexes: indexes.sort((a, b) => String(a.name).localeCompare(String(b.name))),
    };
  }
  return content;
}

/** A company with people, a board, hours, a picture and a plan, all made through the API. */
export async function fillThroughApi(api: TestApi) {
  const unique = randomBytes(4).toString('hex');
  const admin = await createPerson(api, 'admin');
  const manager = await createPerson(api, 'manager');
  const { line_of_business } = await api
    .as(admin)
    .lineOfBusiness.create({ body: { name: `Café y té ☕ ${unique}` } });
  await api.as(admin).plan.create({ body: { name: 'Básico', price: 9.99 } });
  const { company } = await api
    .as(manager)
    .company.create({ body: { name: 'Ñandú, S. A.', line_of_business: line_of_business.name } });
  const names = { fullname: 'Ana Pérez', username: `ana-${unique}`, phone: '5555 1234', password: PASSWORD };
  const { employee } = await api
    .as(manager)
    .employee.create({ body: { ...names, email: `${names.username}@example.com`, companyId: company._id } });
  await api.as(manager).employee.update({ params: { id: employee._id }, body: { hourlyRate: 12.34 } });
  const dates = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const { project } = await api.as(manager).project.create({
    body: {
      name: 'Obra',
      type: 'General',
      description: '',
      status: 'Activo',
      company_id: company._id,
      ...dates,
    },
  });
  for (const title of ['uno', 'dos', 'tres']) {
    await api.as(manager).task.create({ body: { title, project: project._id, tags: ['a b'] } });
  }
  for (let i = 0; i < 3; i += 1) {
    const record = await api.as(manager).record.start({ body: { employeeId: employee._id } });
    api.clock.advance(3_723_004);
    await api.as(manager).record.stop({ body: { timesheetId: record._id } });
  }
  const { user } = await api.as(manager).person.uploadPicture({ body: PICTURE });
  return { manager, employee, project, picture: user.profilePicture?.split('/').at(-1) ?? '' };
}
