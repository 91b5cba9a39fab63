import { type Cents, splitDebt, type TypedLine } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { Carried } from './points.ts';

/** A debt: the amount that the next run deducts, and the lines that bring the negative net to zero. */
export interface CarriedDebt {
  readonly carriedCents: Cents;
  readonly waivedCents: Cents;
  readonly lines: readonly TypedLine[];
}

/**
 * The names of these lines in the ledger and in answers. Screens and files translate them by their part in the debt.
 */
export const DEBT_NAMES = {
  carried: 'Saldo que pasa a la próxima corrida',
  waived: 'Saldo condonado',
  owed: 'Saldo de una corrida anterior',
} as const;

/** The debt of a person with a negative net, if it is carried over (DEBT-1). */
export function debtOf(employeeId: string, netCents: Cents, { debts }: Carried): CarriedDebt | undefined {
  const most = debts.get(employeeId);
  if (most === undefined || netCents >= 0) return undefined;
  const { carriedCents, waivedCents } = splitDebt(netCents, most);
  const parts = [
    ['carried', carriedCents],
    ['waived', waivedCents],
  ] as const;
  const lines = parts
    .filter(([, cents]) => cents > 0)
    .map(([debt, cents]): TypedLine => {
      const id = String(new Types.ObjectId());
      return { id, name: DEBT_NAMES[debt], kind: 'addition', cents, note: '', debt };
    });
  return { carriedCents, waivedCents, lines };
}
