/** What takes letters, and so has an undo and keys of its own: any field but a box to tick and a choice. */
export const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
