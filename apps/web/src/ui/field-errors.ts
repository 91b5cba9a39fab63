import { ApiError } from '@faena/shared/client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { wordFault } from '@/texts/faults.ts';
import { type ScreenLanguage, wordRefusal } from '@/texts/wording.ts';

/**
 * Shows a server's refusal at the fields that it names, and focuses the first of them. True if one of them is in this
 * form; otherwise the message must be shown above the form. `screen` is the language of the form in the original mix.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
  screen: ScreenLanguage,
): boolean {
  const shown = refusedFields(error, fields, screen).toSorted(
    (a, b) => fields.indexOf(a.field) - fields.indexOf(b.field),
  );
  for (const { field, message } of shown) setError(field, { message });
  const [first] = shown;
  if (first) focusOnceEnabled(() => setError(first.field, { message: first.message }, { shouldFocus: true }));
  return first !== undefined;
}

/** The server's refusal of one field; undefined if it concerns others. */
export function fieldRefusal(error: unknown, field: string, screen: ScreenLanguage): string | undefined {
  return refusedFields(error, [field], screen).at(-1)?.message;
}

function refusedFields<Name extends string>(error: unknown, fields: readonly Name[], screen: ScreenLanguage) {
  const named = error instanceof ApiError ? error.errors : [];
  return named.flatMap(({ path, ...refusal }) => {
    const field = fields.find((name) => path === name || path === `body.${name}`);
    return field
      ? [{ field, message: wordRefusal(refusal, screen) || wordFault({ reason: 'not_valid' }, screen) }]
      : [];
  });
}

/** A sent form stays disabled until the next render, and a disabled field takes no focus. */
function focusOnceEnabled(focus: () => void): void {
  const isFocused = () => {
    const before = document.activeElement;
    focus();
    return document.activeElement !== before;
  };
  if (isFocused()) return;
  const watch = new MutationObserver(() => isFocused() && end());
  const end = () => {
    watch.disconnect();
    for (const type of PRESSES) document.removeEventListener(type, end, true);
  };
  watch.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  // The focus stays if the person has gone on to another field.
  for (const type of PRESSES) document.addEventListener(type, end, true);
}

const PRESSES = ['keydown', 'pointerdown'] as const;
