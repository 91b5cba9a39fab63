import type { LineKind } from '@faena/shared/domain';
import { formatSigned } from '@/lib/format-payroll.ts';

/** An amount with the sign of its effect on gross. */
export function signedText(kind: LineKind, amount: number, format: (amount: number) => string): string {
  return formatSigned(kind === 'deduction' ? -amount : amount, format);
}
