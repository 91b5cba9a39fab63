import { MAX_IMPORT_CARDS } from '@faena/shared/domain';
import { z } from 'zod';
import { invalid } from '../../../kernel/errors.ts';

/** Reads a list of a board up to its first element of another type, so that a million faults cost no more than one. */
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

/** Reads an optional list; a missing one is empty. */
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
