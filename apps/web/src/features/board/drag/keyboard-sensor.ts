import type { Activators, SensorInstance, SensorProps } from '@dnd-kit/core';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { StepKey } from './landing.ts';

const STEP_KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies StepKey[];

export interface KeyboardDragOptions {
  /** Called for each arrow while a card is lifted. */
  readonly onStep: (key: StepKey) => void;
}

/**
 * Drags a card with the keyboard: Space lifts it, arrows move it from place to place, Space or Enter drops it, Escape
 * cancels. It steps by places, while the library's own sensor steps by pixels. A column draws only the cards in sight,
 * so the next card cannot be measured.
 */
export class KeyboardDragSensor implements SensorInstance {
  static readonly activators: Activators<KeyboardDragOptions> = [
    {
      eventName: 'onKeyDown',
      // Only Space on the title of a card arrives here.
      handler: (event: ReactKeyboardEvent) => {
        event.preventDefault();
        return true;
      },
    },
  ];

  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<KeyboardDragOptions>;
  readonly #listening = new AbortController();

  constructor(props: SensorProps<KeyboardDragOptions>) {
    this.#props = props;
    const options = { capture: true, signal: this.#listening.signal };
    document.addEventListener('keydown', this.#handleKey, options);
    document.addEventListener('pointerdown', this.#cancel, options);
    window.addEventListener('blur', this.#cancel, options);
    props.onStart({ x: 0, y: 0 });
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    const { code } = event;
    const drops = code === 'Space' || code === 'Enter';
    // Tab would move the focus away from a lifted card.
    if (!drops && !isStep(code) && code !== 'Escape' && code !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (isStep(code)) this.#props.options.onStep(code);
    else if (code === 'Escape') this.#cancel();
    else if (drops && !event.repeat) {
      this.#listening.abort();
      this.#props.onEnd();
    }
  };

  readonly #cancel = (): void => {
    this.#listening.abort();
    this.#props.onCancel();
  };
}

function isStep(code: string): code is StepKey {
  return STEP_KEYS.includes(code);
}
