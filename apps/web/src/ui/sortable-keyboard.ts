import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** The keys that move, drop and return a dragged row. */
const KEYS: readonly string[] = Object.values(KeyboardCode);

/**
 * The library's keyboard for a list, with none of its keys lost (CHECK-6). The library begins to listen only some time
 * after it has lifted a row, and cannot carry it on before it has measured the list. Keys pressed meanwhile are queued,
 * and passed on in the same order.
 */
export class SortableKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let hasEnded = false;
    const end = (tell: () => void) => () => {
      hasEnded = true;
      tell();
    };
    super({ ...props, onEnd: end(props.onEnd), onCancel: end(props.onCancel) });

    const kept: KeyboardEvent[] = [];
    const keeping = new AbortController();
    let isGivingOn = false;

    function keep(event: KeyboardEvent): void {
      if (isGivingOn || !KEYS.includes(event.code)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push(event);
    }

    /** Gives on one key at a time: the library reckons the next place from what was drawn after the last one. */
    function giveOn(): void {
      const isGone = !props.activeNode.node.current?.isConnected;
      if (hasEnded || isGone || props.context.current.over !== null) {
        const key = kept.shift();
        if (!key) {
          keeping.abort();
          return;
        }
        isGivingOn = true;
        key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
        isGivingOn = false;
      }
      setTimeout(giveOn);
    }

    window.addEventListener('keydown', keep, { capture: true, signal: keeping.signal });
    setTimeout(giveOn);
  }
}
