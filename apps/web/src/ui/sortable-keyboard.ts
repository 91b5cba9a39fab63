import { getFirstCollision, KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** The keys that move, drop and return a dragged row. */
const KEYS: readonly string[] = Object.values(KeyboardCode);

/**
 * The library's keyboard for a list, without losing keys (CHECK-6). The library listens only some time after it picks
 * up a row, and learns a step later which row is its target. Keys pressed in between are queued and passed on in order.
 */
export class SortableKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let hasEnded = false;
    const end = (tell: () => void) => () => {
      hasEnded = true;
      tell();
    };
    super({ ...props, onEnd: end(props.onEnd), onCancel: end(props.onCancel) });

    const queue: KeyboardEvent[] = [];
    const keys = new AbortController();
    let isPassingOn = false;
    // The library adds its own listener in a timer that began just before.
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(passOn);

    const isFinished = () => hasEnded || !props.activeNode.node.current?.isConnected;

    /** Tests whether the library knows the target since the last key, because a drop would use it. */
    function isSettled(): boolean {
      const { over, collisions } = props.context.current;
      return over !== null && over.id === getFirstCollision(collisions, 'id');
    }

    function receive(event: KeyboardEvent): void {
      if (isPassingOn || !KEYS.includes(event.code)) return;
      if (timer === undefined) {
        if (isFinished()) keys.abort();
        if (isFinished() || isSettled()) return;
        timer = setTimeout(passOn);
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      queue.push(event);
    }

    /** Passes on one key at a time: the library computes the next target from its last render. */
    function passOn(): void {
      if (isFinished() || isSettled()) {
        const key = queue.shift();
        if (!key) {
          timer = undefined;
          return;
        }
        isPassingOn = true;
        key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
        isPassingOn = false;
      }
      timer = setTimeout(passOn);
    }

    window.addEventListener('keydown', receive, { capture: true, signal: keys.signal });
  }
}
