import { Types } from 'mongoose';
import { expect } from 'vitest';
import { RecordModel } from '../../src/features/working-time/model/record-model.ts';
import { createRecord, createRequest, PASSWORD } from '../factories.ts';
import type { TestApi } from '../harness.ts';
import type { Scene } from '../scene.ts';
import type { NounName } from './stored.ts';

export type Values = Readonly<Record<string, unknown>>;
export type Answered = { readonly _id: string } & Values;

/** How a noun is created, changed and read. */
interface NounCalls {
  /** Values of references: one for a creation, and one for a change. */
  readonly given: Readonly<Record<string, readonly [created: unknown, changed: unknown]>>;
  /** The answered form of a value, where it differs; undefined where it is not answered. */
  readonly answered?: Readonly<Record<string, (value: never) => unknown>>;
  readonly create: (values: never) => Promise<Answered>;
  /** Null for a noun that is not changed field by field. */
  readonly change: ((id: string, values: never) => Promise<unknown>) | null;
  readonly read: (id: string) => Promise<Answered | undefined>;
}

/** The verb checks a changed phone, not the schema. */
const PHONES = ['5555 0101', '5555 0102'] as const;

const found = async <T extends { _id: string }>(list: Promise<T[]>, id: string) =>
  (await list).find(({ _id }) => _id === id);
const instant = (text: string) => new Date(text).toISOString();
const named = (id: string) => ({ _id: id, name: expect.any(String) });

/** The calls of each noun, in a scene of the API. */
export function callsIn(scene: Scene, api: TestApi): Readonly<Record<NounName, NounCalls>> {
  const { people, targets, lineName } = scene;
  const { owner } = people;
  const admin = api.as(people.admin);
  const readRequest = (id: string) =>
    found(admin.recordRequest.list({ query: { companyId: targets.company } }), id);
  return {
    company: {
      given: {
        created_by: [people.owner.username, undefined],
        line_of_business: [lineName, ''],
        phone: PHONES,
        confirmedActs: [['rates'], ['payments', 'closing']],
      },
      create: async (body) => (await admin.company.create({ body })).company,
      change: (id, body) => admin.company.update({ params: { id }, body }),
      read: (id) => found(admin.company.all(), id),
    },
    lineOfBusiness: {
      given: {},
      create: async (body) => (await admin.lineOfBusiness.create({ body })).line_of_business,
      change: (id, body) => admin.lineOfBusiness.rename({ params: { id }, body }),
      read: (id) => found(admin.lineOfBusiness.all(), id),
    },
    plan: {
      given: {},
      create: async (body) => (await admin.plan.create({ body })).subscription,
      change: (id, body) => admin.plan.update({ params: { id }, body }),
      read: (id) => found(admin.plan.list(), id),
    },
    person: {
      given: {
        rol_id: [4, 2],
        subscription: [targets.subscription, null],
        password: [PASSWORD, 'secreto2'],
        phone: PHONES,
      },
      answered: {
        subscription: (id: string | null) => id && named(id),
        password: () => undefined,
      },
      create: async (body) => (await admin.person.create({ body })).user,
      change: (id, body) => admin.person.update({ params: { id }, body }),
      read: (id) => found(admin.person.all(), id),
    },
    employee: {
      given: {
        companyId: [targets.company, undefined],
        password: [PASSWORD, 'secreto2'],
        phone: PHONES,
      },
      // Its own person and the mails know the language; a manager sets the first one.
      answered: { password: () => undefined, language: () => undefined },
      create: async (body) => (await admin.employee.create({ body })).employee,
      change: (id, body) => admin.employee.update({ params: { id }, body }),
      read: (id) => found(admin.employee.list({ query: { companyId: targets.company } }), id),
    },
    project: {
      given: {
        start_date: ['2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
        end_date: ['2026-12-20T06:00:00.000Z', '2026-12-21T06:00:00.000Z'],
        username: [owner.username, undefined],
        company_id: [targets.company, undefined],
        wipLimits: [undefined, { Doing: 3, 'To do': 1 }],
      },
      answered: { start_date: instant, end_date: instant },
      create: async (body) => (await api.as(owner).project.create({ body })).project,
      change: (id, body) => admin.project.update({ query: { project_id: id }, body }),
      read: (id) => found(admin.project.list({ query: { company_id: targets.company } }), id),
    },
    task: {
      given: {
        id: [String(new Types.ObjectId()), undefined],
        assignedTo: [[targets.employee], []],
        dueDate: ['2026-12-20T06:00:00.000Z', null],
        dueDay: ['2026-12-20', null],
        project: [targets.project, undefined],
        parentId: [targets.otherTask, undefined],
        recurrence: [
          { every: 2, unit: 'week' },
          { every: 1, unit: 'month', day: 31 },
        ],
        createdBy: [people.owner.id, undefined],
        checklist: [['Trazar', 'Excavar'], undefined],
      },
      answered: {
        dueDay: (day: string | null) => day ?? undefined,
        checklist: (texts: string[]) => ({ done: 0, total: texts.length }),
        assignedTo: (ids: string[]) => ids.map((_id) => expect.objectContaining({ _id })),
        project: named,
      },
      create: (body) => api.as(owner).task.create({ body }),
      change: (id, body) => admin.task.update({ params: { id }, body }),
      read: (id) => found(admin.task.board({ params: { projectId: targets.project } }), id),
    },
    taskTemplate: {
      given: { companyId: [targets.company, undefined], checklist: [['Trazar'], ['Excavar']] },
      create: (body) => api.as(owner).taskTemplate.create({ body }),
      change: (id, body) => admin.taskTemplate.change({ params: { id }, body }),
      read: (id) => found(admin.taskTemplate.list({ query: { companyId: targets.company } }), id),
    },
    absence: {
      given: {
        employeeId: [targets.employee, undefined],
        // The days come together: `absence.test.ts` changes them.
        startDate: ['2026-12-01', undefined],
        endDate: ['2026-12-03', undefined],
      },
      create: (body) => admin.absence.create({ body }),
      change: (id, body) => admin.absence.change({ params: { id }, body }),
      read: (id) => {
        const days = { startDate: '2026-12-01', endDate: '2026-12-31' };
        return found(admin.absence.list({ query: { companyId: targets.company, ...days } }), id);
      },
    },
    record: {
      given: {},
      // No route creates it field by field: plain fields are stored as the product stores them.
      create: async (values: object) => {
        const company = new Types.ObjectId(targets.company);
        const endTime = new Date(api.clock.now().getTime() + 1_000);
        const { _id } = await createRecord(api, scene.people.colleague, company, { endTime, ...values });
        return admin.record.get({ params: { id: String(_id) } }) as unknown as Promise<Answered>;
      },
      change: null,
      read: async (id) => (await admin.record.get({ params: { id } })) as unknown as Answered,
    },
    recordRequest: {
      given: {},
      create: async (values: object) => {
        const record = await RecordModel.findById(targets.pastRecord).orFail();
        const { _id } = await createRequest(api, record, values);
        return (await readRequest(String(_id))) as Answered;
      },
      change: null,
      read: readRequest,
    },
  };
}
