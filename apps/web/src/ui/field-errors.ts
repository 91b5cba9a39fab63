import { ApiError } from '@faena/shared/client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { type ScreenLanguage, wordFault, wordRefusal } from '@/texts/wording.ts';

/**
 * Shows what the server refused at the fields it named. True when there was one of this form's fields among them;
 * otherwise the message has to stand above the form.
 * `screen` is the language of the form in the original mix.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
  screen: ScreenLanguage,
): boolean {
  const named = error instanceof ApiError ? error.errors : [];
  const shown = named.flatMap(({ path, ...refusal }) => {
    const field = fields.find((name) => path === name || path === `body.${name}`);
    return field
      ? [{ field, message: wordRefusal(refusal, screen) || wordFault({ reason: 'not_valid' }, screen) }]
      : [];
  });
  for (const { field, message } of shown) setError(field, { message });
  return shown.length > 0;
}

/** What the server refused of one field; undefined where it was not about that. */
export function fieldRefusal(error: unknown, field: string, screen: ScreenLanguage): string | undefined {
  let said: string | undefined;
  showFieldErrors<Record<string, string>>(error, [field], (_name, { message }) => (said = message), screen);
  return said;
}
