import { z } from 'zod';

/**
 * A list that is taken in: it is measured before its elements are looked at, so that one that is too long is one fault
 * and costs no more than that (LIMIT-3).
 */
export function listOf<Element extends z.ZodType>(
  element: Element,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) {
  return z.preprocess((list: z.input<Element>[], context) => {
    if (!Array.isArray(list) || list.length <= max) return list;
    context.addIssue({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: list });
    return z.NEVER;
  }, z.array(element).min(min).max(max));
}
