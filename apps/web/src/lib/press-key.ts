const keys = new WeakMap<AbortSignal, string>();

/** Has what is sent for a press carry its key: it goes by the signal that ends the wait, which each request has. */
export function givePressKey(signal: AbortSignal, key: string): void {
  keys.set(signal, key);
}

export function pressKeyOf(signal: AbortSignal | undefined): string | undefined {
  return signal && keys.get(signal);
}
