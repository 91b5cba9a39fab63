import { CompanyNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';

/**
 * The time zone in which a company's days begin.
 * @throws AppError `not_found` when there is no such company
 */
export async function timeZoneOf(companyId: Types.ObjectId, session: ClientSession | null): Promise<string> {
  const company = await CompanyModel.findById(companyId, { timezone: 1 }, { session }).lean();
  if (!company) throw notFound('company');
  return company.timezone;
}

/** The settings of a company for records and marks. */
export type ClockTerms = Pick<
  CompanyDoc,
  'timezone' | 'longestShiftHours' | 'paysIdleTime' | 'paysLunch' | 'lunchFrom' | 'lunchMinutes' | 'marking'
>;

/**
 * The company's settings of the clock: time zone, longest shift in hours, idle time, lunch and its rule, and how its people mark
 * (TIME-60) (TIME-63) (MARK-24) (LUNCH-2) (MARK-1).
 * @throws AppError `not_found` when there is no such company
 */
export async function clockTermsOf(companyId: Types.ObjectId, session: ClientSession): Promise<ClockTerms> {
  const fields = {
    ...{ timezone: 1, longestShiftHours: 1, paysIdleTime: 1 },
    ...{ paysLunch: 1, lunchFrom: 1, lunchMinutes: 1, marking: 1 },
  };
  const company = await CompanyModel.findById(companyId, fields, { session }).lean();
  if (!company) throw notFound('company');
  return plainOf(CompanyNoun, company);
}
