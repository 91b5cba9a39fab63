import { isDeepStrictEqual } from 'node:util';
import { PayCalendar, type PayCalendarChanges } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { CompanyModel, lockPayCalendar, PayCalendarModel, visibleCompanies } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { requireMoneyDate } from '../calendar/require-money-date.ts';
import { changeConceptWith } from '../concepts/change-concept.ts';
import { calendarToWire, scheduleState } from './calendar-wire.ts';

/**
 * Changes the pay calendar after its last closed day (PERIOD-2), with other amounts of fixed concepts (PERIOD-8).
 * @throws AppError `not_found` out of reach; `conflict` for another first day once a run is closed (PERIOD-2);
 * `validation_failed` for a day too far away
 */
export async function changeCalendar(
  companyId: string,
  changes: PayCalendarChanges,
  actor: Actor,
  { clock }: Services,
): Promise<PayCalendar> {
  const at = clock.now();
  return transaction(async (session) => {
    const match = { $and: [{ _id: companyId }, visibleCompanies(actor)] };
    const company = await CompanyModel.findOne(match, null, { session }).lean();
    if (!company) throw notFound('company');
    const before = await lockPayCalendar(company._id, session);
    const {
      schedule = before.schedule,
      paydayAfterDays = before.paydayAfterDays,
      firstDay = before.firstDay,
    } = changes;
    if (firstDay !== before.firstDay) {
      if (before.closedThrough !== null) throw conflict('first_day_fixed', 'firstDay');
      if (firstDay !== null) {
        const field = { path: 'body.firstDay', reason: 'first_day_out_of_range' } as const;
        requireMoneyDate(firstDay, at, company.timezone, field);
      }
    }
    if (schedule.kind === 'biweekly' && !isDeepStrictEqual(schedule, before.schedule)) {
      const field = { path: 'body.schedule.anchor', reason: 'first_day_out_of_range' } as const;
      requireMoneyDate(schedule.anchor, at, company.timezone, field);
    }
    const after = { ...before, schedule, paydayAfterDays, firstDay };
    const answered = answer(
      PayCalendar,
      await calendarToWire(await periodsOf(company, { now: at, session, calendar: after }), session),
    );
    for (const { conceptId, version, value } of changes.concepts ?? []) {
      const { companyId: owner } = await changeConceptWith(
        conceptId,
        { version, value, reason: '' },
        { actor, at, session },
      );
      if (owner !== String(company._id)) throw notFound('concept');
    }
    const states = { before: scheduleState(before), after: scheduleState(after) };
    if (isDeepStrictEqual(states.before, states.after)) return answered;
    await PayCalendarModel.updateOne({ _id: company._id }, { $set: states.after }, { session });
    const subject = { id: null, employeeId: null };
    const event = { companyId: company._id, at, actor, action: 'schedule-changed', subject } as const;
    await addEvents([{ ...event, ...states }], session);
    return answered;
  });
}
