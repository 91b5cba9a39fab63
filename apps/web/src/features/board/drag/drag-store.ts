import type { Board, Target } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { landingOf, type Over } from './landing.ts';

/** A task that is being dragged. */
export interface Drag {
  readonly task: Task;
  readonly by: 'pointer' | 'keyboard';
  /** The board at the lift. It is drawn until the drop, even if others change it. */
  readonly board: Board<Task>;
  readonly home: Target;
  /** The height of the card, in pixels. */
  readonly height: number;
  /** The place under the card; null where it cannot be dropped. */
  readonly over: Over | null;
  /** The place where the card is drawn: the drop target, or its home if `over` is null. */
  readonly target: Target;
}

/** The drag of one board and its announcements, outside of React: only moved parts render again. */
export class DragStore {
  #drag: Drag | null = null;
  #message = '';
  #focusNext: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly drag = (): Drag | null => this.#drag;

  /** The last announcement for screen readers. */
  readonly message = (): string => this.#message;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  lift(lifted: Omit<Drag, 'over' | 'target'>): void {
    const { home, task } = lifted;
    this.#set({ ...lifted, over: { status: home.status, cardId: task.id }, target: home });
  }

  /** Holds the task over another place; notifies no listener if the place is the same. */
  carryOver(over: Over | null): void {
    const drag = this.#drag;
    if (!drag || same(drag.over, over)) return;
    const target = (over && landingOf(drag.board, drag.task.id, over)) ?? drag.home;
    this.#set({ ...drag, over, target });
  }

  /** Ends the drag. A drag by keyboard can leave the focus to the card at its next place. */
  release(keepFocus: boolean): void {
    if (keepFocus && this.#drag?.by === 'keyboard') this.#focusNext = this.#drag.task.id;
    if (this.#drag) this.#set(null);
  }

  /** Tests whether the card of this task takes the focus; true once. */
  takeFocus(id: string): boolean {
    if (this.#drag || this.#focusNext !== id) return false;
    this.#focusNext = null;
    return true;
  }

  say(message: string): void {
    this.#message = message;
    this.#tell();
  }

  #set(drag: Drag | null): void {
    this.#drag = drag;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function same(a: Over | null, b: Over | null): boolean {
  return a === b || (a?.status === b?.status && a?.cardId === b?.cardId);
}
