import type { Types } from 'mongoose';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { PlanModel } from '../src/features/plan/model.ts';
import { TodoItemModel } from '../src/features/todo/model.ts';
import { createCompany, createPerson, type Person } from './factories.ts';
import type { TestApi } from './harness.ts';

/**
 * The people who meet at the company of `owner`, where `inside` and `colleague` work. `inside`, `client`
 * and `member`, a manager from outside, are members of its one big project; `colleague` is not.
 * `elsewhere` works for the company of `foreign`.
 */
export interface People {
  readonly client: Person;
  readonly inside: Person;
  readonly colleague: Person;
  readonly elsewhere: Person;
  readonly foreign: Person;
  readonly member: Person;
  readonly owner: Person;
  readonly admin: Person;
  /** An administrator whose temporary password they must replace. */
  readonly temporary: Person;
}

/** Companies, people and catalogues. */
export interface PeopleTargets {
  readonly company: string;
  /** A company of `member`. */
  readonly otherCompany: string;
  readonly employee: string;
  readonly employeeName: string;
  readonly colleague: string;
  readonly colleagueName: string;
  readonly ownerName: string;
  readonly memberName: string;
  readonly foreignName: string;
  readonly client: string;
  readonly subscription: string;
  readonly line: string;
  /** An own item of `inside`. */
  readonly todoItem: string;
}

/** The name of the line of business in the scene. */
const LINE_NAME = 'Construcción';

/** Creates the people, their companies, and the catalogues. */
export async function createPeople(api: TestApi) {
  const owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
  const foreign = await createPerson(api, 'manager', { fullname: 'Fidel Ajeno' });
  const member = await createPerson(api, 'manager', { fullname: 'Mirta Invitada' });
  const line = await LineOfBusinessModel.create({ name: LINE_NAME, nameKey: 'construcción' });
  const company = await createCompany(api, owner, { lineOfBusinessId: line._id });
  const abroad = await createCompany(api, foreign);
  const otherCompany = await createCompany(api, member);
  const worksFor = (companyId: Types.ObjectId, fullname: string) =>
    createPerson(api, 'employee', { fullname, companyId, hourlyRateCents: 1_250 });
  const subscription = await PlanModel.create({ name: 'Plan Obra', priceCents: 9_900 });
  const people: People = {
    owner,
    foreign,
    member,
    client: await createPerson(api, 'client', { subscriptionId: subscription._id }),
    inside: await worksFor(company._id, 'Inés Dentro'),
    colleague: await worksFor(company._id, 'Camilo Vecino'),
    elsewhere: await worksFor(abroad._id, 'Elsa Lejana'),
    admin: await createPerson(api, 'admin'),
    temporary: await createPerson(api, 'admin', { mustChangePassword: true }),
  };
  const { inside, colleague, client } = people;
  const item = { title: 'Pagar el agua', rank: '000001i' };
  const todoItem = await TodoItemModel.create({ personId: inside._id, ...item });
  const targets: PeopleTargets = {
    company: String(company._id),
    otherCompany: String(otherCompany._id),
    employee: inside.id,
    employeeName: inside.username,
    colleague: colleague.id,
    colleagueName: colleague.username,
    ownerName: owner.username,
    memberName: member.username,
    foreignName: foreign.username,
    client: client.id,
    subscription: String(subscription._id),
    line: String(line._id),
    todoItem: String(todoItem._id),
  };
  return { people, targets, company, abroad, lineName: LINE_NAME };
}
