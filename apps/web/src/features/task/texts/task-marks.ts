import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';

/** A card's marks for checklist, comments, files, dependencies and subtasks. */
export const taskMarkTexts = {
  checklist: {
    progress: alike((done: number, total: number) => `${done}/${total}`),
    done: es((done: number, total: number) => `${done} de ${total} pasos hechos`, {
      en: (done, total) => `${done} of ${total} steps done`,
    }),
    complete: es('Lista completa', { en: 'Checklist complete' }),
  },
  comments: es((total: number) => (total === 1 ? '1 comentario' : `${total} comentarios`), {
    en: (total) => (total === 1 ? '1 comment' : `${total} comments`),
  }),
  files: es((total: number) => (total === 1 ? '1 archivo' : `${total} archivos`), {
    en: (total) => (total === 1 ? '1 file' : `${total} files`),
  }),
  links: { blocked: es('Bloqueada', { en: 'Blocked' }) },
  subtasks: {
    progress: es((done: number, total: number) => `${done} de ${total} subtareas hechas`, {
      en: (done, total) => `${done} of ${total} subtasks done`,
    }),
  },
} satisfies Catalogue;
