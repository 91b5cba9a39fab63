import { z } from 'zod';

/** A list in a request. Its length is checked before its elements, so that a list that is too long costs little (LIMIT-3). */
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
