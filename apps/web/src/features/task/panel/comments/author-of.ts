import type { TaskComment } from '@faena/shared/schemas';
import { commentTexts as texts } from '../../texts/comments.ts';

/** The name of a comment's author. */
export function authorOf({ author }: TaskComment): string {
  return author ? author.fullname || author.username : texts.nobody;
}
