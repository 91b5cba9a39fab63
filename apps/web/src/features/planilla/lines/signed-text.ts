import type { LineKind } from '@faena/shared/domain';

/** With the sign of what it does. */
export function signedText(kind: LineKind, text: string): string {
  return `${kind === 'deduction' ? '−' : '+'}${text}`;
}
