import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The queued acts on comments (COMMENT-16). */
export const queuedCommentTexts = {
  added: es('Comentario nuevo.', { en: 'New comment.' }),
  changed: es('Comentario editado.', { en: 'Comment edited.' }),
  removed: es('Comentario eliminado.', { en: 'Comment deleted.' }),
  reacted: es('Reacción a un comentario.', { en: 'Reaction to a comment.' }),
  /** The introduction to the text of a comment. */
  label: es('Comentario', { en: 'Comment' }),
} satisfies Catalogue;
