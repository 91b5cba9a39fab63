import { MAX_IMPORT_CARDS } from '@faena/shared/domain';
import { z } from 'zod';
import { invalid } from '../../../kernel/errors.ts';

/** A list of a board, read up to its first element of another kind: a million faults cost no more than one. */
export function listOf<S extends z.ZodType>(item: S) {
  return z.array(z.unknown()).transform((elements, context) => {
    const read: z.output<S>[] = [];
    for (const element of elements) {
      const parsed = item.safeParse(element);
      if (!parsed.success) {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
      read.push(parsed.data);
    }
    return read;
  });
}

/** The same, where an absent list is empty. */
export function manyOf<S extends z.ZodType>(item: S) {
  return listOf(item)
    .nullish()
    .transform((items) => items ?? []);
}

/**
 * The cards of a board.
 * @throws AppError `validation_failed` where there are too many (LIMIT-22)
 */
export function cardsOf<S extends z.ZodType>(card: S) {
  return z.preprocess((cards) => {
    if (Array.isArray(cards) && cards.length > MAX_IMPORT_CARDS)
      throw invalid('body.file', 'too_many_cards', { max: MAX_IMPORT_CARDS });
    return cards;
  }, listOf(card));
}
