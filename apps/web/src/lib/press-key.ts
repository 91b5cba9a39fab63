const keys = new WeakMap<AbortSignal, string>();

/** An idempotency key, by which the server knows all tries of one press as one. */
export function newPressKey(): string {
  // `randomUUID` is missing where the page did not come over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Has what is sent for a press carry its key: it goes by the signal that ends the wait, which each request has. */
export function givePressKey(signal: AbortSignal, key: string): void {
  keys.set(signal, key);
}

export function pressKeyOf(signal: AbortSignal | undefined): string | undefined {
  return signal && keys.get(signal);
}
