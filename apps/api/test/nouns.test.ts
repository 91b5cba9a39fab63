import * as schemas from '@faena/shared/schemas';
import {
  type AnyNoun,
  CompanyNoun,
  EmployeeNoun,
  LineOfBusinessNoun,
  PersonNoun,
  PlanNoun,
  ProjectNoun,
  TaskNoun,
  WorkRecordNoun,
} from '@faena/shared/schemas';
import { type Model, Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TaskModel } from '../src/features/board/model/task-model.ts';
import { CompanyModel } from '../src/features/company/model.ts';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import { ProjectModel } from '../src/features/project/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { createRecord, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { createScene, type Scene } from './scene.ts';

// What a verb cannot answer is printed, with the path of the field that it lacks.
const api = useApi({ LOG_LEVEL: 'error' });

type Values = Readonly<Record<string, unknown>>;
type AnyModel = Model<Values>;
type Answered = { readonly _id: string } & Values;

/** A noun, and all that cannot be seen in its declaration. */
interface Row {
  readonly noun: AnyNoun;
  readonly model: AnyModel;
  /** Where each field that is not plain is stored; null for one that is worked out when it is answered. */
  readonly stored: Readonly<Record<string, string | null>>;
  /** Values of fields that refer to something: of a new thing, and of one that is changed. */
  readonly given: (scene: Scene) => Readonly<Record<string, readonly [created: unknown, changed: unknown]>>;
  /** What is answered of a value, where that is not the value itself; undefined where it is not answered. */
  readonly answered?: Readonly<Record<string, (value: never) => unknown>>;
  readonly create: (values: never) => Promise<Answered>;
  /** Null for a noun that is not changed field by field. */
  readonly change: ((id: string, values: never) => Promise<unknown>) | null;
  readonly read: (id: string) => Promise<Answered | undefined>;
}

let scene: Scene;
let admin: ReturnType<typeof api.as>;
let owner: Person;
beforeAll(async () => {
  scene = await createScene(api);
  admin = api.as(scene.people.admin);
  owner = scene.people.owner;
});

const found = async <T extends { _id: string }>(list: Promise<T[]>, id: string) =>
  (await list).find(({ _id }) => _id === id);
const instant = (text: string) => new Date(text).toISOString();
const named = (id: string) => ({ _id: id, name: expect.any(String) });
const idAndTimes = { _id: '_id', createdAt: 'createdAt' };

const NOUNS: Readonly<Record<string, Row>> = {
  company: {
    noun: CompanyNoun,
    model: CompanyModel as unknown as AnyModel,
    stored: { ...idAndTimes, created_by: 'createdBy', line_of_business: 'lineOfBusinessId' },
    given: ({ people, lineName }) => ({
      created_by: [people.owner.username, undefined],
      line_of_business: [lineName, ''],
    }),
    create: async (body) => (await admin.company.create({ body })).company,
    change: (id, body) => admin.company.update({ params: { id }, body }),
    read: (id) => found(admin.company.all(), id),
  },
  lineOfBusiness: {
    noun: LineOfBusinessNoun,
    model: LineOfBusinessModel as unknown as AnyModel,
    stored: { _id: '_id' },
    given: () => ({}),
    create: async (body) => (await admin.lineOfBusiness.create({ body })).line_of_business,
    change: (id, body) => admin.lineOfBusiness.rename({ params: { id }, body }),
    read: (id) => found(admin.lineOfBusiness.all(), id),
  },
  plan: {
    noun: PlanNoun,
    model: PlanModel as unknown as AnyModel,
    stored: { _id: '_id', price: 'priceCents' },
    given: () => ({}),
    create: async (body) => (await admin.plan.create({ body })).subscription,
    change: (id, body) => admin.plan.update({ params: { id }, body }),
    read: (id) => found(admin.plan.list(), id),
  },
  person: {
    noun: PersonNoun,
    model: PersonModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      rol_id: 'roleId',
      rol: null,
      subscription: 'subscriptionId',
      password: 'passwordHash',
      profilePicture: 'pictureId',
      company: 'companyId',
      hourlyRate: 'hourlyRateCents',
    },
    given: ({ targets }) => ({
      rol_id: [4, 2],
      subscription: [targets.subscription, null],
      password: [PASSWORD, 'secreto2'],
    }),
    answered: {
      subscription: (id: string | null) => id && named(id),
      password: () => undefined,
    },
    create: async (body) => (await admin.person.create({ body })).user,
    change: (id, body) => admin.person.update({ params: { id }, body }),
    read: (id) => found(admin.person.all(), id),
  },
  employee: {
    noun: EmployeeNoun,
    model: PersonModel as unknown as AnyModel,
    stored: {
      _id: '_id',
      rol_id: 'roleId',
      companyId: 'companyId',
      password: 'passwordHash',
      hourlyRate: 'hourlyRateCents',
      totalToPay: 'totalToPayCents',
      totalGenerated: 'earnedCents',
      pendingReviews: null,
      projects: null,
    },
    given: ({ targets }) => ({
      companyId: [targets.company, undefined],
      password: [PASSWORD, 'secreto2'],
    }),
    answered: { password: () => undefined },
    create: async (body) => (await admin.employee.create({ body })).employee,
    change: (id, body) => admin.employee.update({ params: { id }, body }),
    read: (id) => found(admin.employee.list({ query: { companyId: scene.targets.company } }), id),
  },
  project: {
    noun: ProjectNoun,
    model: ProjectModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      start_date: 'startDate',
      end_date: 'endDate',
      username: 'createdBy',
      usuarios: 'memberIds',
      company_id: 'companyId',
    },
    given: ({ targets }) => ({
      start_date: ['2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
      end_date: ['2026-12-20T06:00:00.000Z', '2026-12-21T06:00:00.000Z'],
      username: [owner.username, undefined],
      company_id: [targets.company, undefined],
    }),
    answered: { start_date: instant, end_date: instant },
    create: async (body) => (await api.as(owner).project.create({ body })).project,
    change: (id, body) => admin.project.update({ query: { project_id: id }, body }),
    read: (id) => found(admin.project.list({ query: { company_id: scene.targets.company } }), id),
  },
  task: {
    noun: TaskNoun,
    model: TaskModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      id: '_id',
      updatedAt: 'updatedAt',
      assignedTo: 'assigneeIds',
      dueDate: 'dueDate',
      // On the project's board.
      status: null,
      order: null,
      project: 'projectId',
      createdBy: 'createdBy',
    },
    given: ({ targets, people }) => ({
      assignedTo: [[targets.employee], []],
      dueDate: ['2026-12-20T06:00:00.000Z', null],
      project: [targets.project, undefined],
      createdBy: [people.owner.id, undefined],
    }),
    answered: {
      assignedTo: (ids: string[]) => ids.map((_id) => expect.objectContaining({ _id })),
      project: named,
    },
    create: (body) => api.as(owner).task.create({ body }),
    change: (id, body) => admin.task.update({ params: { id }, body }),
    read: (id) => found(admin.task.board({ params: { projectId: scene.targets.project } }), id),
  },
  record: {
    noun: WorkRecordNoun,
    model: RecordModel as unknown as AnyModel,
    stored: {
      _id: '_id',
      employeeId: 'employeeId',
      projectId: 'projectId',
      startTime: 'startTime',
      endTime: 'endTime',
      durationHours: 'durationMs',
      cost: 'costCents',
      hourlyRate: 'rateCents',
      corrections: 'corrections',
      gaps: 'gaps',
    },
    given: () => ({}),
    // It is not created field by field: what is plain is stored as the product would.
    create: async (values: object) => {
      const company = new Types.ObjectId(scene.targets.company);
      const endTime = new Date(api.clock.now().getTime() + 1_000);
      const { _id } = await createRecord(api, scene.people.colleague, company, { endTime, ...values });
      return admin.record.get({ params: { id: String(_id) } }) as unknown as Promise<Answered>;
    },
    change: null,
    read: async (id) => (await admin.record.get({ params: { id } })) as unknown as Answered,
  },
};

it('no noun is left out', () => {
  const declared = Object.entries(schemas).filter(([name]) => name.endsWith('Noun'));
  expect(Object.values(NOUNS).map(({ noun }) => noun)).toEqual(
    expect.arrayContaining(declared.map(([, noun]) => noun)),
  );
});

describe.each(Object.entries(NOUNS))('each field of a %s', (name, row) => {
  const { noun, model, stored, answered = {} } = row;
  const fields = Object.entries(noun.fields);
  /** What the fields of a part are tried with: values that are given here, or made up. */
  const valuesOf = (part: 'creation' | 'change') => {
    const at = part === 'creation' ? 0 : 1;
    const given = row.given(scene);
    return Object.fromEntries(
      fields.flatMap(([field, { [part]: schema }]) => {
        const made = field in given ? given[field]?.[at] : schema && madeUp(schema, `${name}.${field}`)[at];
        return schema && made !== undefined ? [[field, made]] : [];
      }),
    );
  };
  const expectedOf = (field: string, value: unknown) =>
    answered[field] ? answered[field](value as never) : value;

  let created: Answered;
  let made: Values;
  const create = async () => {
    const plainOnes = () =>
      Object.fromEntries(
        noun.plain.map((field) => {
          const { answer } = noun.fields[field] ?? {};
          return [field, answer && madeUp(answer, `${name}.${field}`)[0]];
        }),
      );
    made ??= row.change ? valuesOf('creation') : plainOnes();
    created ??= await row.create(made as never);
    return created;
  };

  it.each(fields)('%s has its place in what is stored', (field, { plain, answer, fallback }) => {
    if (!plain) {
      const why =
        'it is not plain: say here where it is stored, and give it its line in model, verb and wire';
      expect(Object.keys(stored), `${name}.${field}: ${why}`).toContain(field);
    }
    const path = plain ? field : stored[field];
    if (!path) return;
    const stands = model.schema.path(path);
    expect(stands, `${name}.${field}: the model has no path '${path}'`).toBeDefined();
    if (!plain) return;
    expect(new model().toObject()[path], `${name}.${field}: of a new document`).toEqual(fallback);
    if (fallback !== undefined) expect(answer?.safeParse(fallback).success, `${name}.${field}`).toBe(true);
  });

  it.each(fields)('%s is answered as it was given to a new one', async (field) => {
    const answer = await create();
    if (!(field in made)) return;
    const what = `${name}.${field}: its model path, its line in the verb of creation or on the wire is missing`;
    expect(answer[field], what).toEqual(expectedOf(field, made[field]));
    expect((await row.read(answer._id))?.[field], `${what}; where it is read`).toEqual(
      expectedOf(field, made[field]),
    );
  });

  it.each(fields)('%s is answered as it was changed', async (field) => {
    const { _id } = await create();
    const changes = row.change ? valuesOf('change') : {};
    if (!(field in changes)) return;
    // A noun that is changed as a whole is given the whole.
    const body = noun === LineOfBusinessNoun ? changes : { [field]: changes[field] };
    await row.change?.(_id, body as never);
    const what = `${name}.${field}: its line in the verb of change is missing`;
    expect((await row.read(_id))?.[field], what).toEqual(expectedOf(field, changes[field]));
  });

  it.each(noun.plain)('%s has its fallback where a document is older than it', async (field) => {
    const fallback = noun.fields[field]?.fallback;
    if (fallback === undefined) return;
    const { _id } = await create();
    await model.collection.updateOne({ _id: new Types.ObjectId(_id) }, { $unset: { [field]: '' } });
    await ProjectModel.updateMany({}, { $set: { boardVersion: new Types.ObjectId() } });
    const what = `${name}.${field}: the wire does not take it from plainOf`;
    expect((await row.read(_id))?.[field], what).toEqual(fallback);
  });
});

const TEXTS = [
  'Texto uno',
  'Texto dos',
  'texto.uno',
  'texto.dos',
  'uno@example.com',
  'dos@example.com',
  '#010203',
  '#030201',
  'America/Mexico_City',
  'America/Bogota',
];
let people = 0;

/** Two values that a schema takes and leaves as they are. */
function madeUp(schema: z.ZodType, what: string): readonly unknown[] {
  people += 1;
  const unique = [`unica${people}`, `otra${people}`].flatMap((word) => [word, `${word}@example.com`]);
  const lists = [['una'], ['otra', 'más']];
  const enums = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  const options = enums instanceof z.ZodEnum ? enums.options : [];
  const nullable = enums instanceof z.ZodNullable ? enums.unwrap() : undefined;
  const inner = nullable instanceof z.ZodEnum ? nullable.options : [];
  const candidates = [
    ...unique,
    ...options.toReversed(),
    ...inner,
    7,
    8,
    9.5,
    true,
    false,
    ...lists,
    ...TEXTS,
  ];
  const fitting = candidates.filter((candidate) => {
    const parsed = schema.safeParse(candidate);
    return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(candidate);
  });
  if (fitting.length < 2) throw new Error(`${what}: no values to try it with; add some to 'given'`);
  return fitting;
}
