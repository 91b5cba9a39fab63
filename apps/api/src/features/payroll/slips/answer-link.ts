import type { LINK_WAYS } from '@faena/shared/domain';
import type { AnswerLink } from '@faena/shared/schemas';
import { Schema } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

/** The maker of a private link and its delivery (ANSWER-6); null for links older than these fields. */
export interface AnswerLinkDoc {
  madeBy: NamedThenDoc | null;
  way: (typeof LINK_WAYS)[number] | null;
}

/** The paths in a model. */
export const answerLink = {
  madeBy: { type: new Schema<NamedThenDoc>(namedThen), default: null },
  way: { type: String, default: null },
};

/** The link's maker in answers, without id and username, because a stranger with the link may read it. */
export function answerLinkToWire(link: AnswerLinkDoc): AnswerLink {
  const { madeBy, way } = link;
  return { madeBy: madeBy && (madeBy.fullname || madeBy.username), way };
}
