import type { PersonCard, TaskComment } from '@faena/shared/schemas';
import { commentTexts as texts } from '../../texts/comments.ts';

/** The name of a comment's author, which a file may have brought. */
export function authorOf({ author, imported }: TaskComment): string {
  return (author === null && imported?.name) || nameOf(author);
}

/** The name of a person who may have no account any more. */
export function nameOf(person: PersonCard | null): string {
  return person ? person.fullname || person.username : texts.nobody;
}
