import { ApiError } from '@faena/shared/client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows what the server refused at the fields it named. True when there was one of this form's fields among them;
 * otherwise the message has to stand above the form.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const named = error instanceof ApiError ? error.errors : [];
  const shown = named.flatMap(({ path, message }) => {
    const field = fields.find((name) => path === name || path === `body.${name}`);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of shown) setError(field, { message });
  return shown.length > 0;
}
