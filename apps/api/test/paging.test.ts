import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { ArchiveModel } from '../src/features/payroll/archives/archive-model.ts';
import { PaymentModel } from '../src/features/payroll/payments/payment-model.ts';
import { JobModel } from '../src/platform/jobs/job-model.ts';
import { expectRefusal } from './envelope.ts';
import { createCompany, createPerson, type Person } from './factories.ts';
import { dayPiece, freezeRun } from './frozen-run.ts';
import { useApi } from './harness.ts';
import { createCrew } from './workers.ts';

const api = useApi();

describe('lists (WIRE-10)', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await createPerson(api, 'manager');
    for (let i = 0; i < 5; i += 1) await createCompany(api, owner, { name: `Empresa ${i}` });
  });
  const list = (query = '') => api.request(`/company/get_companies${query}`, { as: owner });
  const names = async (response: Response) =>
    ((await response.json()) as { name: string }[]).map(({ name }) => name.at(-1)).join('');

  it('answer the whole, without paging headers, unless a page is asked for', async () => {
    const response = await list();
    expect(response.headers.has('X-Total-Count')).toBe(false);
    expect(response.headers.has('Link')).toBe(false);
    expect(await names(response)).toHaveLength(5);
  });

  it.each([
    ['?limit=2', 2, { next: '?limit=2&page=2' }],
    ['?limit=2&page=2', 2, { next: '?limit=2&page=3', prev: '?limit=2&page=1' }],
    ['?page=3&limit=2', 1, { prev: '?page=2&limit=2' }],
    ['?page=9&limit=2', 0, { prev: '?page=3&limit=2' }],
    ['?limit=200', 5, {}],
    ['?page=1', 5, {}],
    ['?page=2', 0, { prev: '?page=1&limit=50' }],
  ])('answer the page %s with %i of 5 items and its neighbours', async (query, size, links) => {
    const response = await list(query);
    expect(response.headers.get('X-Total-Count')).toBe('5');
    const expected = Object.entries(links).map(
      ([rel, to]) => `</api/company/get_companies${to}>; rel="${rel}"`,
    );
    expect(response.headers.get('Link') ?? '').toBe(expected.join(', '));
    expect(await names(response)).toHaveLength(size);
  });

  it('add up to the whole from their pages', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await names(await list(`?limit=2&page=${page}`)));
    expect(pages.join('')).toBe(await names(await list()));
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=all',
    'limit=',
    'page=0',
    'page=-1',
    'limit=1&limit=2',
  ])('refuse %s with 400', async (query) => {
    await expectRefusal(await list(`?${query}`), 'validation_failed');
  });
});

const DAY_MS = 86_400_000;
const JOB = 'paging-test';

let manager: Person;
let worker: Person;
let admin: Person;
let company: CompanyDoc;
let count = 0;

/** A list that grows at the top: adds a row there, and reads a part of it by the name of each row. */
interface Growing {
  readonly add: () => Promise<unknown>;
  readonly read: (part: {
    limit?: number;
    page?: number;
    before?: string;
  }) => Promise<{ name: string; end: string }[]>;
}

const later = () => {
  count += 1;
  return new Date(Date.UTC(2020, 0, 1) + count * DAY_MS);
};
const byId = ({ _id }: { _id: string }) => ({ name: _id, end: _id });
const day = (at: Date) => at.toISOString().slice(0, 10);

function closeOne() {
  const startDate = day(later());
  const period = { startDate, endDate: startDate };
  return freezeRun(company, [{ person: worker, pieces: [dayPiece(startDate, 1)] }], {
    number: count,
    period,
  });
}

const runId = new Types.ObjectId();

const LISTS: Record<string, Growing> = {
  'runs of a company': {
    add: closeOne,
    read: async ({ before, ...part }) => {
      const query = { companyId: String(company._id), ...(before && { before: Number(before) }), ...part };
      const runs = await api.as(manager).run.list({ query });
      return runs.map(({ _id, number }) => ({ name: _id, end: String(number) }));
    },
  },
  'own slips': {
    add: closeOne,
    read: async (query) => (await api.as(worker).slip.mine({ query })).map(byId),
  },
  'payments of a run': {
    add: () => {
      const by = { _id: manager._id, fullname: 'Ana Gestora', username: manager.username };
      const at = later();
      return PaymentModel.create({
        ...{ companyId: company._id, runId, slipId: new Types.ObjectId(), employeeId: worker._id },
        ...{ cents: 100, date: day(at), method: 'cash', by, at, removed: null },
      });
    },
    read: async (part) =>
      (await api.as(manager).payment.list({ query: { runId: String(runId), ...part } })).map(byId),
  },
  'dead letters': {
    add: () => {
      const at = later();
      return JobModel.create({
        ...{ name: JOB, key: String(count), data: {}, about: null, attempts: 1 },
        ...{ failure: 'no', deadAt: new Date(+at + 10_000 * DAY_MS), dueAt: null, heldUntil: at },
      });
    },
    read: async (query) =>
      (await api.as(admin).deadLetter.list({ query })).map(({ _id, failedAt }) => ({
        name: _id,
        end: `${Date.parse(failedAt)}-${_id}`,
      })),
  },
  'archives of deleted companies': {
    add: () => {
      const at = later();
      return ArchiveModel.create({
        ...{ _id: new Types.ObjectId(), name: JOB, deletedAt: at, lastClosedAt: at, runs: 1, people: 1 },
        ...{ downloaded: null, purging: null },
      });
    },
    read: async (query) =>
      (await api.as(admin).archive.list({ query })).map(({ companyId, deletedAt }) => ({
        name: companyId,
        end: `${Date.parse(deletedAt)}-${companyId}`,
      })),
  },
};

beforeAll(async () => {
  ({ manager, worker, company } = await createCrew(api));
  admin = await createPerson(api, 'admin');
});

afterAll(async () => {
  await Promise.all([JobModel.deleteMany({ name: JOB }), ArchiveModel.deleteMany({ name: JOB })]);
});

describe('a list that grows at the top (WIRE-29)', () => {
  it.each(Object.entries(LISTS))(
    'shows each row once by its cursor, with any additions between two pages: %s',
    async (_, { add, read }) => {
      for (let row = 0; row < 4; row += 1) await add();
      const plan = fc.record({
        limit: fc.integer({ min: 1, max: 3 }),
        added: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
      });
      await fc.assert(
        fc.asyncProperty(plan, async ({ limit, added }) => {
          const expected = (await read({})).map(({ name }) => name);
          const seen: string[] = [];
          let before: string | undefined;
          for (let page = 0; page <= expected.length; page += 1) {
            const rows = await read({ limit, ...(before !== undefined && { before }) });
            if (rows.length === 0) break;
            seen.push(...rows.map(({ name }) => name));
            before = rows.at(-1)?.end;
            for (let row = 0; row < (added[page] ?? 0); row += 1) await add();
          }
          expect(seen).toEqual(expected);
        }),
        { numRuns: 4 },
      );
    },
  );

  it('still has numbered pages, as before (WIRE-10)', async () => {
    for (const { read } of Object.values(LISTS)) {
      const [first, second] = await read({});
      const page = await read({ limit: 1, page: 2 });
      expect(page).toEqual([second]);
      expect(page).not.toEqual([first]);
    }
  });
});
