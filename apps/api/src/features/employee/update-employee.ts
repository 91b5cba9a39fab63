import { rateAt, toCents } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Employee, EmployeeChanges } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { checkName } from '../../platform/check-name.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { definedFields } from '../../platform/defined-fields.ts';
import { hashPassword } from '../../platform/password.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { recordActs } from '../audit/index.ts';
import { requireActConfirmed } from '../company/index.ts';
import {
  actsOn,
  lockPerson,
  noteAccountChanges,
  PersonModel,
  reachableEmployee,
  refusingTakenNames,
  renamed,
} from '../person/index.ts';
import { setRate } from '../working-time/index.ts';
import { readEmployee } from './read-employees.ts';

/** The author, the session if any, and the language of mails. */
interface EmployeeChanger {
  readonly actor: Actor;
  readonly session: CallingSession | null;
  readonly language: Language;
}

/**
 * Changes any fields of an employee. A new password ends their sessions. It and a new address need the caller's
 * password, and are reported by mail (SESSION-37) (EMAIL-2). A rate applies from now on, and to earlier time without
 * one (RATE-1, RATE-3).
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a taken username or e-mail address;
 * `confirmation_required`
 */
export async function updateEmployee(
  id: string,
  { password, hourlyRate, ...plain }: EmployeeChanges,
  { actor, session: calling, language }: EmployeeChanger,
  services: Services,
): Promise<Employee> {
  const { clock, config } = services;
  if (password) requireProof('sign-in', calling, clock);
  const passwordHash = password ? await hashPassword(password, config) : undefined;
  const rateCents = hourlyRate === undefined ? undefined : toCents(hourlyRate);
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const employee = await lockPerson(reachableEmployee(actor, id), session);
      if (!employee) throw notFound('employee');
      checkName(plain.fullname, employee.fullname, 'fullname');
      checkPhone(plain.phone, employee.phone);
      if (password)
        refuseWeakPassword(password, { ...employee, ...definedFields(plain) }, 'password', config);
      if (plain.email !== undefined && plain.email !== employee.email)
        requireProof('sign-in', calling, clock);
      const changes = {
        ...definedFields(plain),
        ...(await renamed(employee, plain, services, session)),
        ...(passwordHash && { passwordHash, mustChangePassword: false }),
      };
      const endSessions = passwordHash ? { $inc: { sessionVersion: 1 } } : {};
      await PersonModel.updateOne({ _id: employee._id }, { $set: changes, ...endSessions }, { session });
      await noteAccountChanges(employee, { ...plain, passwordHash }, { language, services }, session);
      const now = clock.now();
      if (rateCents !== undefined) {
        if (rateCents !== (rateAt(employee.rates, now) ?? 0))
          await requireActConfirmed('rates', [employee.companyId], session);
        await setRate(employee, rateCents, actor, now, session);
      }
      const { email, ...others } = plain;
      await recordActs(actsOn(employee, { password, email, plain: others }), session);
      return readEmployee(employee._id, actor, now, session);
    }),
  );
}
