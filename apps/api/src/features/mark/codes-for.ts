import { WRONG_SITE_CODES_MS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { type CodesOfSites, codesOfSites } from '../crew/index.ts';
import { MarkModel } from './model.ts';
import type { Arrival } from './placed.ts';
import type { SignedMark } from './signed-by.ts';

interface Whose {
  readonly personId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly arrival: Pick<Arrival, 'at' | 'secret'>;
  readonly session: ClientSession;
}

/** The codes of the sites that a person's own marks name; null if none of them carries a code (MARK-30). */
export async function codesFor(
  marks: readonly SignedMark[],
  { personId, companyId, arrival, session }: Whose,
): Promise<CodesOfSites | null> {
  const coded = marks.flatMap(({ code, projectId }) =>
    code && projectId ? new Types.ObjectId(projectId) : [],
  );
  if (coded.length === 0) return null;
  const since = new Date(+arrival.at - WRONG_SITE_CODES_MS);
  const wrong = await MarkModel.countDocuments({
    personId,
    code: 'refuted',
    receivedAt: { $gt: since },
  }).session(session);
  return codesOfSites(coded, { companyId, secret: arrival.secret, wrong, session });
}
