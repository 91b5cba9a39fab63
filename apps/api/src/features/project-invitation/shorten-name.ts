import { MAX_INVITATION_NAME } from '@faena/shared/domain';

const characters = new Intl.Segmenter();

/** Shortens a stranger's name for a received invitation, with an ellipsis (INVITE-8). */
export function shortenName(name: string): string {
  const all = Array.from(characters.segment(name), ({ segment }) => segment);
  if (all.length <= MAX_INVITATION_NAME) return name;
  return `${all
    .slice(0, MAX_INVITATION_NAME - 1)
    .join('')
    .trimEnd()}…`;
}
