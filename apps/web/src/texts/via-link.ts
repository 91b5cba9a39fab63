import type { LINK_WAYS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

const texts = {
  byLink: es('por enlace', { en: 'by link' }),
  madeBy: es((name: string) => `lo creó ${name}`, { en: (name) => `made by ${name}` }),
  ways: {
    copied: es('copiado', { en: 'copied' }),
    mailed: es('enviado por correo', { en: 'mailed' }),
  },
} satisfies Catalogue;

/** The way of an answer: 'por enlace (lo creó Ana, copiado)', without facts of the link that were not stored (ANSWER-6). */
export function wordViaLink({
  madeBy,
  way,
}: {
  madeBy: string | null;
  way: (typeof LINK_WAYS)[number] | null;
}): string {
  const details = [madeBy && texts.madeBy(madeBy), way && texts.ways[way]].filter(Boolean).join(', ');
  return details ? `${texts.byLink} (${details})` : texts.byLink;
}
