/** The presses that a device marks; `undo` takes the one before it back (MARK-14). */
export const MARK_KINDS = ['in', 'out', 'pause', 'back', 'project', 'undo'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
