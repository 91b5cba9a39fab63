import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';

/** An event that starts a drag, or may become one. */
export type CardPress = MouseEvent<HTMLElement> | TouchEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** Starts a drag from a press on the card of a task. */
type Carry = (id: string, press: CardPress) => void;

/** A press before the drag code is loaded, with the events that followed it: keys, or the place of the mouse. */
interface EarlyPress {
  readonly id: string;
  readonly press: CardPress;
  /** In the order of their arrival. */
  followed: Event[];
}

/** A finger drags a card after resting on it for this long. */
const REST_MS = 250;

/** The events that end a press by mouse or finger. */
const ENDS = ['mouseup', 'touchmove', 'touchend', 'touchcancel', 'blur'];
/** The events that end a press by keyboard. */
const LEAVES = ['pointerdown', 'blur'];

/**
 * Passes presses on cards to the drag code. Cards render before that code is loaded. A press that lasts until then is
 * replayed with its later events (SCREEN-21).
 */
export class CardPresses {
  #carry: Carry | null = null;
  #early: EarlyPress | null = null;
  #listening = new AbortController();
  /** Reports that dragging is not possible yet. */
  #tell: (() => void) | null = null;
  /** The event that is being replayed. */
  #passed: Event | null = null;

  press(id: string, press: CardPress): void {
    if (this.#carry) this.#carry(id, press);
    else this.#keep(id, press);
  }

  /** Passes presses to `carry` until the returned function is called. */
  carryBy(carry: Carry): () => void {
    this.#carry = carry;
    this.#tell = null;
    const early = this.#early;
    // A drag renders, which is not allowed during a render.
    if (early) queueMicrotask(() => void this.#takeUp(early, carry));
    return () => {
      if (this.#carry === carry) this.#carry = null;
    };
  }

  /** Calls `tell` for each attempted drag until the drag code loads. */
  cannotCarry(tell: () => void): void {
    this.#tell = tell;
    if (this.#early) this.#tellOfDrag(this.#early);
  }

  /** Drops a press that no drag code will take up. */
  forget(): void {
    this.#early = null;
    this.#listening.abort();
  }

  #keep(id: string, press: CardPress): void {
    this.forget();
    const early: EarlyPress = { id, press, followed: [] };
    this.#early = early;
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    const byKey = press.type === 'keydown';
    for (const type of byKey ? LEAVES : ENDS) window.addEventListener(type, () => this.forget(), options);
    if (byKey) window.addEventListener('keydown', (event) => this.#keepKey(early, event), options);
    else window.addEventListener('mousemove', (event) => this.#keepPlace(early, event), options);
    // A finger that rests is about to drag.
    if (press.type === 'touchstart') setTimeout(() => this.#tellOfDrag(early), REST_MS);
    if (byKey) this.#tellOfDrag(early);
  }

  /** Reports a press that became a drag, once. A click is no drag. */
  #tellOfDrag(early: EarlyPress): void {
    const { press, followed } = early;
    if (this.#early !== early || !this.#tell) return;
    if (press.type === 'mousedown' && followed.length === 0) return;
    this.forget();
    this.#tell();
  }

  /** Keeps the last place of the mouse; its way there does not matter. */
  #keepPlace(early: EarlyPress, event: globalThis.MouseEvent): void {
    if (!event.isTrusted) return;
    early.followed = [new globalThis.MouseEvent('mousemove', event)];
    this.#tellOfDrag(early);
  }

  /** A key after Space is for the card. No other listener may get it, and it must not overtake the keys before it. */
  #keepKey(early: EarlyPress, event: globalThis.KeyboardEvent): void {
    if (event === this.#passed) return;
    event.preventDefault();
    event.stopPropagation();
    early.followed.push(new globalThis.KeyboardEvent('keydown', event));
  }

  async #takeUp(early: EarlyPress, carry: Carry): Promise<void> {
    carry(early.id, early.press);
    while (this.#early === early && early.followed.length > 0) {
      // The drag code reads the rendered state.
      await new Promise((resolve) => setTimeout(resolve));
      this.#passed = early.followed.shift() ?? null;
      if (this.#passed) document.dispatchEvent(this.#passed);
    }
    if (this.#early === early) this.forget();
  }
}
