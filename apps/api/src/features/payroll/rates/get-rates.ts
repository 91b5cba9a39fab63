import { fromCents } from '@faena/shared/domain';
import type { Rate } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { namesOf, PersonModel, reachableEmployee } from '../../person/index.ts';

/**
 * The rates of an employee, latest first, for themselves and for people who may change their company (RATE-1).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function getRates(id: string, actor: Actor): Promise<Rate[]> {
  const employee = await PersonModel.findOne(reachableEmployee(actor, id), { rates: 1 }).lean();
  if (!employee) throw notFound('employee');
  const names = await namesOf(employee.rates.flatMap(({ setBy }) => setBy ?? []));
  return employee.rates
    .toSorted((one, other) => +other.from - +one.from)
    .map(({ _id, cents, from, fromDay = null, setBy, setAt, note }) => ({
      _id: String(_id),
      hourlyRate: fromCents(cents),
      from: from.toISOString(),
      fromDay,
      setBy: setBy && { _id: String(setBy), ...(names.get(String(setBy)) ?? { fullname: '', username: '' }) },
      setAt: setAt.toISOString(),
      note,
    }));
}
