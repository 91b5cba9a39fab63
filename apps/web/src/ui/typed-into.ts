/** A control that takes letters, and so has its own undo and keys: any field except a checkbox and a select. */
export const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
