import type { Column } from '@faena/shared/domain';
import type { QuickTask } from '@/features/task/index.ts';

/** A new task that is being sent, or was refused. */
export interface Line extends QuickTask {
  /** The reason of the refusal; null while it is sent. */
  readonly failure: string | null;
}

/** The state of the foot of one column. */
export interface Draft {
  readonly open: boolean;
  readonly text: string;
}

/** The new tasks of the columns of a board. */
export interface QuickAddState {
  readonly drafts: Readonly<Partial<Record<Column, Draft>>>;
  /** In the order of typing. */
  readonly lines: readonly Line[];
  /** The title created last, and whether it waits for the connection. */
  readonly created: { readonly title: string; readonly status: Column; readonly waits: boolean } | null;
}

export type QuickAddEvent =
  | { type: 'typed'; status: Column; draft: Draft }
  | { type: 'sent'; line: QuickTask }
  | { type: 'created'; line: QuickTask; waits: boolean }
  | { type: 'failed'; line: QuickTask; reason: string }
  | { type: 'discarded'; line: QuickTask };

export const NOTHING_ADDED: QuickAddState = { drafts: {}, lines: [], created: null };

export const CLOSED: Draft = { open: false, text: '' };

export function addedAfter(state: QuickAddState, event: QuickAddEvent): QuickAddState {
  const { drafts, lines } = state;
  if (event.type === 'typed') return { ...state, drafts: { ...drafts, [event.status]: event.draft } };
  const { line } = event;
  const others = lines.filter(({ id }) => id !== line.id);
  switch (event.type) {
    case 'sent': {
      const sent = { ...line, failure: null };
      // A retried line keeps its place.
      const isKnown = others.length < lines.length;
      return {
        ...state,
        lines: isKnown ? lines.map((one) => (one.id === line.id ? sent : one)) : [...lines, sent],
      };
    }
    case 'created':
      return {
        ...state,
        lines: others,
        created: { title: line.title, status: line.status, waits: event.waits },
      };
    case 'failed':
      return {
        ...state,
        lines: lines.map((one) => (one.id === line.id ? { ...one, failure: event.reason } : one)),
      };
    case 'discarded':
      return { ...state, lines: others };
  }
}

/** Tests whether any typed text is stored nowhere else. */
export function holdsText({ drafts, lines }: QuickAddState): boolean {
  return lines.length > 0 || Object.values(drafts).some(({ text }) => text.trim() !== '');
}
