import { SiteCodeSecret } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { forbidden } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { unseal } from '../../platform/sealed.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { findVisibleProject } from '../project/index.ts';
import { ForemanModel } from './model.ts';
import { SiteCodeModel } from './site-code/model.ts';

/**
 * Hands the secret of a site to somebody who may mark others in its project (MARK-28).
 * @throws AppError `not_found` or `forbidden` for everyone else, and while the site shows no code
 */
export async function showSiteCode(
  projectId: string,
  actor: Actor,
  { config }: Services,
): Promise<SiteCodeSecret> {
  return transaction(async (session) => {
    const project = await findVisibleProject(actor, projectId, session);
    const { _id, name } = project;
    const right = { projectId: _id, personId: actor.id, endedAt: null };
    if (!(await ForemanModel.exists(right).session(session))) throw forbidden();
    const code = await SiteCodeModel.findOne({ projectId: _id, until: null }, null, { session }).lean();
    const secret = code && unseal(code.secret, String(_id), config.jwtSecret);
    if (!secret) throw forbidden();
    await recordActs([{ action: 'site-code-shown', about: project }], session);
    return answer(SiteCodeSecret, { project: { _id: String(_id), name }, secret });
  });
}
