import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The reason of a request that a mark makes, in the person's language. */
export const markRequestTexts = inLanguages(
  ({ es }) =>
    ({
      reason: es('El dispositivo marcó otra hora, y la marca llegó después del cambio.', {
        en: 'The device marked another time, and the mark arrived after the change.',
      }),
    }) satisfies Catalogue,
);
