import type { LINK_WAYS } from '@faena/shared/domain';
import type { AnswerLink } from '@faena/shared/schemas';
import { Schema } from 'mongoose';
import { type NamedThenDoc, namedThen } from '../../person/index.ts';

/** The maker of a private link and how it was sent (ANSWER-6); null for those of before they were stored. */
export interface AnswerLinkDoc {
  madeBy: NamedThenDoc | null;
  way: (typeof LINK_WAYS)[number] | null;
}

/** Its paths in a model. */
export const answerLink = {
  madeBy: { type: new Schema<NamedThenDoc>(namedThen), default: null },
  way: { type: String, default: null },
};

/** As it goes over the wire: a stranger with the link reads it, so it has no id and no username beside a name. */
export function answerLinkToWire(link: AnswerLinkDoc): AnswerLink {
  const { madeBy, way } = link;
  return { madeBy: madeBy && (madeBy.fullname || madeBy.username), way };
}
