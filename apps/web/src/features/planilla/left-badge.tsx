import type { PayrollPerson } from '@faena/shared/schemas';
import { Badge } from '@/ui/badge.tsx';
import { payrollTexts } from './texts/payroll.ts';

/** 'De baja' beside the name of a person who left the company with unpaid hours (PAY-46); else nothing. */
export function LeftBadge({ left }: Pick<PayrollPerson, 'left'>) {
  return left && <Badge>{payrollTexts.left.badges[left]}</Badge>;
}
