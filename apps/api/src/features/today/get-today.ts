import type { Today } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { waitingMarks } from '../mark/index.ts';
import { findOdd, oddToday } from './odd-today.ts';
import { peopleToday } from './people-today.ts';

/**
 * The day of a company (TODAY-1): its people, their records of today and those por revisar, with a query on an index for each.
 * @throws AppError `not_found` for a company out of reach
 */
export async function getToday(companyId: string, actor: Actor, { clock }: Services): Promise<Today> {
  const _id = new Types.ObjectId(companyId);
  const company = ownsCompany(actor, _id) ? await CompanyModel.findById(_id, { timezone: 1 }).lean() : null;
  if (!company) throw notFound('company');
  const [all, found, marks] = await Promise.all([
    peopleToday([company], clock.now()),
    findOdd([_id]),
    waitingMarks([_id]),
  ]);
  const people = all.get(companyId) ?? [];
  return { timezone: company.timezone, people, ...(await oddToday(found, people)), ...marks };
}
