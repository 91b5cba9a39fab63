/** A key of the board: the help window, the guide and the listener all follow from this table (KEYS-1). */
export interface Shortcut {
  /** The act of the key. */
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
  /** The values of `KeyboardEvent.key` that trigger the act. */
  readonly keys: readonly string[];
  /** The name of the key in the help and the guide. */
  readonly written: string;
  /** Whether the key is one letter or sign, which a person can turn off (KEYS-1). */
  readonly plain: boolean;
  /** Set for keys that only managers of the tasks have (KEYS-1). */
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
  // The selection bar handles this key while it is open.
  { act: 'reassign', keys: ['a', 'A'], written: 'a', plain: true, manages: true },
  { act: 'archive', keys: ['c', 'C'], written: 'c', plain: true, manages: true },
  { act: 'duplicate', keys: ['d', 'D'], written: 'd', plain: true, manages: true },
  // The card handles the next keys. The undo offer, every screen and open windows handle the last three.
  { act: 'open', keys: [], written: 'Enter', plain: false },
  { act: 'choose', keys: [], written: 'x', plain: true },
  { act: 'along', keys: [], written: 'Shift ↑ ↓', plain: false },
  { act: 'lift', keys: [], written: 'Space', plain: false },
  { act: 'undo', keys: [], written: 'Ctrl Z', plain: false },
  { act: 'go', keys: [], written: 'Ctrl K', plain: false },
  { act: 'leave', keys: [], written: 'Esc', plain: false },
];

/** The shortcut of a key, if it has one. */
export function shortcutOf(key: string): Shortcut | undefined {
  return SHORTCUTS.find(({ keys }) => keys.includes(key));
}
