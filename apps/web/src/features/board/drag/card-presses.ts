import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';

/** What is the start of a drag, or may become it. */
export type CardPress = MouseEvent<HTMLElement> | TouchEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** Takes up a press on the card of a task. */
type Carry = (id: string, press: CardPress) => void;

/** A press before there is anything that carries cards, and what followed it: keys, or where the mouse is now. */
interface EarlyPress {
  readonly id: string;
  readonly press: CardPress;
  /** In their order. */
  followed: Event[];
}

/** What ends a press by mouse or finger. */
const ENDS = ['mouseup', 'touchmove', 'touchend', 'touchcancel', 'blur'];
/** What ends one by the keyboard. */
const LEAVES = ['pointerdown', 'blur'];

/**
 * Presses on cards, on their way to what carries cards. The cards are drawn before that has come (SCREEN-21): a press
 * that is still going on when it comes is taken up then, with what was done since.
 */
export class CardPresses {
  #carry: Carry | null = null;
  #early: EarlyPress | null = null;
  #listening = new AbortController();
  /** The one that is being passed on. */
  #passed: Event | null = null;

  press(id: string, press: CardPress): void {
    if (this.#carry) this.#carry(id, press);
    else this.#keep(id, press);
  }

  /** Has presses carried by this, until the function that it returns is called. */
  carryBy(carry: Carry): () => void {
    this.#carry = carry;
    const early = this.#early;
    // It draws, which nothing that is just being drawn may ask for.
    if (early) queueMicrotask(() => void this.#takeUp(early, carry));
    return () => {
      if (this.#carry === carry) this.#carry = null;
    };
  }

  /** Lets go of a press that nothing comes to carry. */
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
    else window.addEventListener('mousemove', (event) => keepPlace(early, event), options);
  }

  /** A key after Space is for the card: what else listens to keys must not have it, nor may it overtake those before it. */
  #keepKey(early: EarlyPress, event: globalThis.KeyboardEvent): void {
    if (event === this.#passed) return;
    event.preventDefault();
    event.stopPropagation();
    early.followed.push(new globalThis.KeyboardEvent('keydown', event));
  }

  async #takeUp(early: EarlyPress, carry: Carry): Promise<void> {
    carry(early.id, early.press);
    while (this.#early === early && early.followed.length > 0) {
      // What carries goes by what has been drawn.
      await new Promise((resolve) => setTimeout(resolve));
      this.#passed = early.followed.shift() ?? null;
      if (this.#passed) document.dispatchEvent(this.#passed);
    }
    if (this.#early === early) this.forget();
  }
}

/** Where the mouse is now; whether it moved on its way there does not matter. */
function keepPlace(early: EarlyPress, event: globalThis.MouseEvent): void {
  if (event.isTrusted) early.followed = [new globalThis.MouseEvent('mousemove', event)];
}
