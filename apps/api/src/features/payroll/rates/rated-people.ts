import { ROLES } from '@faena/shared/access';
import { type Cents, rateAt, usualRate } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';
import { type PersonDoc, PersonModel } from '../../person/index.ts';

/** The fields of an employee for a change of rates, and for naming them. */
const FIELDS = { fullname: 1, username: 1, companyId: 1, rates: 1 } as const;

export type RatedEmployee = Pick<PersonDoc, '_id' | keyof typeof FIELDS>;

/**
 * Employees whose rates the caller may change, in the order of their ids.
 * @throws AppError `not_found` when one is missing or out of reach
 */
export async function ratedEmployees(
  ids: readonly string[],
  actor: Actor,
  session: ClientSession,
): Promise<RatedEmployee[]> {
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
  const match = { $and: [{ _id, roleId: ROLES.employee }, inOwnedCompanies<PersonDoc>(actor)] };
  const people = await PersonModel.find(match, FIELDS, { session }).sort({ _id: 1 }).lean<RatedEmployee[]>();
  if (people.length < ids.length) throw notFound('employee');
  return people;
}

/** The time zones in which people's days begin; `fallback` for a person without a company. */
export async function timeZonesOf(
  people: readonly RatedEmployee[],
  fallback: string,
  session: ClientSession,
): Promise<(person: RatedEmployee) => string> {
  const ids = people.map(({ companyId }) => companyId);
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { timezone: 1 }, { session }).lean();
  const zones = new Map(companies.map(({ _id, timezone }) => [String(_id), timezone]));
  return ({ companyId }) => zones.get(String(companyId)) ?? fallback;
}

/** The median rate of the colleagues at an instant, for each person without a rate (RATE-14); null for others. */
export async function usualRates(
  people: readonly RatedEmployee[],
  at: Date,
  session: ClientSession,
): Promise<(person: RatedEmployee) => Cents | null> {
  const newcomers = people.filter(({ rates }) => rates.every(({ cents }) => cents === 0));
  if (newcomers.length === 0) return () => null;
  const others = await PersonModel.find(
    {
      companyId: { $in: newcomers.map(({ companyId }) => companyId) },
      roleId: ROLES.employee,
      _id: { $nin: people.map(({ _id }) => _id) },
    },
    { companyId: 1, rates: 1 },
    { session },
  ).lean<Pick<RatedEmployee, 'companyId' | 'rates'>[]>();
  const ofCompanies = new Map<string, Cents[]>();
  for (const { companyId, rates } of others) {
    const known = ofCompanies.get(String(companyId)) ?? [];
    known.push(rateAt(rates, at) ?? 0);
    ofCompanies.set(String(companyId), known);
  }
  const usual = new Map([...ofCompanies].map(([id, cents]) => [id, usualRate(cents)]));
  const ids = new Set(newcomers.map(({ _id }) => String(_id)));
  return ({ _id, companyId }) => (ids.has(String(_id)) ? (usual.get(String(companyId)) ?? null) : null);
}
