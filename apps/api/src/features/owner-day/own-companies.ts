import { calendarDateOf } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { type CompanyDoc, CompanyModel } from '../company/index.ts';

type Kept = '_id' | 'name' | 'color' | 'timezone';

/** A company by its own clock. */
export interface OwnCompany extends Pick<CompanyDoc, Kept> {
  readonly today: string;
}

/** The companies that the caller created, oldest first. */
export async function ownCompanies({ id }: Actor, now: Date): Promise<OwnCompany[]> {
  const found = await driverCollection(CompanyModel)
    .find({ createdBy: id })
    .project<Pick<CompanyDoc, Kept>>({ name: 1, color: 1, timezone: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  return found.map((company) => ({ ...company, today: calendarDateOf(now, company.timezone) }));
}

/** The filter of these companies. */
export function inThese(companies: readonly OwnCompany[]): { companyId: { $in: Types.ObjectId[] } } {
  return { companyId: { $in: companies.map(({ _id }) => _id) } };
}

/** Computes the day of an instant by the clock of its company. */
export function dayIn(companies: readonly OwnCompany[]): (companyId: Types.ObjectId, at: Date) => string {
  const zones = new Map(companies.map(({ _id, timezone }) => [String(_id), timezone]));
  return (companyId, at) => calendarDateOf(at, zones.get(String(companyId)) ?? 'UTC');
}
