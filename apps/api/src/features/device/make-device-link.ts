import { DEVICE_LINK_MS } from '@faena/shared/domain';
import { NewDeviceLink } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { makeOneTimeLink, voidOneTimeLinks } from '../../platform/one-time-link.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockPerson, reachableEmployee } from '../person/index.ts';

/**
 * Makes a link by which one device marks for an employee and signs them in, valid once and for 24 hours (MARK-20). It
 * voids an earlier link.
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a person with two-step sign-in, which no
 * link replaces
 */
export async function makeDeviceLink(id: string, actor: Actor, { clock }: Services): Promise<NewDeviceLink> {
  const now = clock.now();
  return transaction(async (session) => {
    const employee = await lockPerson(reachableEmployee(actor, id), session);
    if (!employee) throw notFound('employee');
    if (employee.twoSteps?.since) throw conflict('employee_has_two_steps');
    await voidOneTimeLinks(employee._id, session, 'device');
    const link = { kind: 'device', subjectId: employee._id, now, lifetimeMs: DEVICE_LINK_MS } as const;
    const token = await makeOneTimeLink(link, session);
    await recordActs([{ action: 'device-link-made', about: employee }], session);
    return answer(NewDeviceLink, {
      token,
      language: employee.language ?? null,
      expiresAt: new Date(+now + DEVICE_LINK_MS).toISOString(),
    });
  });
}
