import type { LineKind } from '@faena/shared/domain';
import { formatSigned } from '@/lib/format-payroll.ts';

/** The effect of a line on the net; one that gives back has the sign of the other kind (CONCEPT-6). */
export function signedAmount({ kind, amount }: { kind: LineKind; amount: number }): number {
  return kind === 'deduction' ? -amount : amount;
}

/** An amount with the sign of its effect on gross. */
export function signedText(kind: LineKind, amount: number, format: (amount: number) => string): string {
  return formatSigned(signedAmount({ kind, amount }), format);
}
