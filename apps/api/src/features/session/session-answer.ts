import { ROLES, roleOf } from '@faena/shared/access';
import { Session } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import type { Config } from '../../platform/config.ts';
import { markingOf } from '../company/index.ts';
import type { LockedPerson } from '../person/index.ts';

/** The answer to a sign-in: the token, and the first page's data of the person (SESSION-1). */
export async function sessionAnswer(
  person: LockedPerson,
  accessToken: string,
  { requireTwoFactor }: Pick<Config, 'requireTwoFactor'>,
): Promise<Session> {
  const marking = person.roleId === ROLES.employee ? await markingOf(person) : undefined;
  const lacksTwoSteps = requireTwoFactor.includes(roleOf(person.roleId)) && !person.twoSteps?.since;
  return answer(Session, {
    username: person.username,
    accessToken,
    userId: String(person._id),
    rol_id: person.roleId,
    ...(person.mustChangePassword && { mustChangePassword: true }),
    ...(lacksTwoSteps && { mustSetUpTwoSteps: true }),
    ...(person.language && { language: person.language }),
    ...(marking && { marking }),
  });
}
