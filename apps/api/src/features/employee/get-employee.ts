import type { Employee } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { reachableEmployee } from '../person/index.ts';
import { readEmployees } from './read-employees.ts';

/**
 * One employee, for themselves and for people who may change their company.
 * @throws AppError `not_found` when missing or out of reach
 */
export async function getEmployee(id: string, actor: Actor, { clock }: Services): Promise<Employee> {
  const [employee] = await readEmployees([{ $match: reachableEmployee(actor, id) }], actor, clock.now());
  if (!employee) throw notFound('employee');
  return employee;
}
