import { randomBytes } from 'node:crypto';
import { SiteCode } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { transaction } from '../../../platform/database.ts';
import { seal } from '../../../platform/sealed.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { findOwnedProject } from '../../project/index.ts';
import { SiteCodeModel } from './model.ts';

/** The length that RFC 4226 advises. */
const SECRET_BYTES = 20;

/**
 * Tells whether the site of a project shows a code (MARK-27).
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function readSiteCode(projectId: string, actor: Actor): Promise<SiteCode> {
  const { _id } = await findOwnedProject(actor, projectId);
  return presentCode(_id);
}

/**
 * Sets whether a site shows a code; each turning on makes a new secret (MARK-27). The same choice again changes nothing.
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function setSiteCode(
  projectId: string,
  on: boolean,
  actor: Actor,
  { clock, config }: Services,
): Promise<SiteCode> {
  const now = clock.now();
  return transaction(async (session) => {
    const project = await findOwnedProject(actor, projectId, session);
    const { _id, companyId } = project;
    const present = await presentCode(_id, session);
    if (present.on === on) return answer(SiteCode, present);
    if (on) {
      const secret = seal(randomBytes(SECRET_BYTES).toString('base64url'), String(_id), config.jwtSecret);
      await SiteCodeModel.create([{ projectId: _id, companyId, secret, from: now }], { session });
    } else {
      await SiteCodeModel.updateOne({ projectId: _id, until: null }, { $set: { until: now } }, { session });
    }
    await recordActs([{ action: on ? 'site-code-on' : 'site-code-off', about: project }], session);
    return answer(SiteCode, await presentCode(_id, session));
  });
}

async function presentCode(projectId: Types.ObjectId, session?: ClientSession): Promise<SiteCode> {
  const found = await SiteCodeModel.findOne({ projectId, until: null }, { from: 1 }).session(session ?? null);
  return { on: found !== null, since: found?.from.toISOString() ?? null };
}
