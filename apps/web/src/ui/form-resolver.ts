import { faultFound } from '@faena/shared/errors';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { wordFault, wordMessage } from '@/texts/faults.ts';
import type { ScreenLanguage } from '@/texts/wording.ts';

/**
 * Validates a form by its schema, with errors in the language of the page. `screen` is the language of the form in
 * the original mix.
 */
export function formResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  screen: ScreenLanguage,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    // The schema's own messages lead to their reasons; other faults get their words here.
    const { data, error } = schema.safeParse(values, {
      error: (issue) => wordFault(faultFound(issue), screen),
    });
    if (data) return { values: data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error?.issues ?? []) {
      errors[path.join('.')] ??= { type: code, message: wordMessage(message, screen) };
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}
