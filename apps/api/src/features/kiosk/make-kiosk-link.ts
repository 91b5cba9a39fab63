import { KIOSK_LINK_MS } from '@faena/shared/domain';
import { NewKioskLink } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { transaction } from '../../platform/database.ts';
import { makeOneTimeLink, voidOneTimeLinks } from '../../platform/one-time-link.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { findOwnedProject } from '../project/index.ts';

/**
 * Makes a link that makes one device a kiosk of a project, valid once and for 24 hours (KIOSK-1). It voids an earlier link.
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function makeKioskLink(
  projectId: string,
  actor: Actor,
  { clock }: Services,
): Promise<NewKioskLink> {
  const now = clock.now();
  return transaction(async (session) => {
    const project = await findOwnedProject(actor, projectId, session);
    await voidOneTimeLinks(project._id, session, 'kiosk');
    const link = { kind: 'kiosk', subjectId: project._id, now, lifetimeMs: KIOSK_LINK_MS } as const;
    const token = await makeOneTimeLink(link, session);
    await recordActs([{ action: 'kiosk-link-made', about: project }], session);
    return answer(NewKioskLink, { token, expiresAt: new Date(+now + KIOSK_LINK_MS).toISOString() });
  });
}
