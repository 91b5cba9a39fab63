/** A key of the board: the help window, the guide and what listens all follow from this table (KEYS-1). */
export interface Shortcut {
  /** What it does, to the code that does it. */
  readonly act:
    | 'find'
    | 'create'
    | 'help'
    | 'step'
    | 'open'
    | 'choose'
    | 'along'
    | 'archive'
    | 'duplicate'
    | 'reassign'
    | 'lift'
    | 'undo'
    | 'go'
    | 'leave';
  /** The values of `KeyboardEvent.key` that do it. */
  readonly keys: readonly string[];
  /** How the key is written where people read it. */
  readonly written: string;
  /** Whether it is one letter or sign, which a person can turn off (KEYS-1). */
  readonly plain: boolean;
  /** Whether only those have it who manage the tasks (KEYS-1). */
  readonly manages?: true;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { act: 'find', keys: ['/'], written: '/', plain: true },
  { act: 'create', keys: ['n', 'N'], written: 'n', plain: true, manages: true },
  { act: 'help', keys: ['?'], written: '?', plain: true },
  {
    act: 'step',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    written: '↑ ↓ ← →',
    plain: false,
  },
  // Heard by the bar of several, while it is there.
  { act: 'reassign', keys: ['a', 'A'], written: 'a', plain: true, manages: true },
  { act: 'archive', keys: ['c', 'C'], written: 'c', plain: true, manages: true },
  { act: 'duplicate', keys: ['d', 'D'], written: 'd', plain: true, manages: true },
  // The next are those of the card itself, and the last three of what is offered, of every screen, and of what is open.
  { act: 'open', keys: [], written: 'Enter', plain: false },
  { act: 'choose', keys: [], written: 'x', plain: true },
  { act: 'along', keys: [], written: 'Shift ↑ ↓', plain: false },
  { act: 'lift', keys: [], written: 'Space', plain: false },
  { act: 'undo', keys: [], written: 'Ctrl Z', plain: false },
  { act: 'go', keys: [], written: 'Ctrl K', plain: false },
  { act: 'leave', keys: [], written: 'Esc', plain: false },
];

/** What a key does, if it does anything. */
export function shortcutOf(key: string): Shortcut | undefined {
  return SHORTCUTS.find(({ keys }) => keys.includes(key));
}
