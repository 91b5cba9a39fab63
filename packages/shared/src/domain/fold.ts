/** Folds a name for comparison: two names are the same if their folds are equal. Accents count, case does not. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}

/** Tests whether a text shows nothing: empty, white space, control and zero-width characters only. */
export function isBlank(text: string): boolean {
  // U+2800, the empty Braille cell, is a symbol to Unicode and a space to the eye.
  return /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/**
 * Tests whether a text has an invisible character that no name needs: a line break, a control or a direction
 * character. A tab counts as a space.
 */
export function hasControls(text: string): boolean {
  return /[^\P{Cc}\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** A text as a regular expression that finds just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
