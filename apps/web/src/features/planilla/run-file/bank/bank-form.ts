import { BANK_COLUMNS } from '@faena/shared/domain';
import { AccountChange, type BankLayout, type BankSettings } from '@faena/shared/schemas';
import type { BankChanges } from './requests.ts';

export type BankColumn = (typeof BANK_COLUMNS)[number];

/** A person with an amount in the bank file. */
export interface Payee {
  readonly _id: string;
  readonly name: string;
  readonly username: string;
  readonly amount: number;
}

/** The chosen and typed values. */
export interface BankForm {
  /** All columns: the chosen ones in their order, and the others. */
  readonly order: readonly BankColumn[];
  readonly chosen: readonly BankColumn[];
  readonly separator: BankLayout['separator'];
  readonly header: boolean;
  /** By person. */
  readonly accounts: Readonly<Record<string, string>>;
}

export function formOf({ layout, accounts }: BankSettings, payees: readonly Payee[]): BankForm {
  const { columns, separator, header } = layout;
  const known = new Map(accounts.map(({ employeeId, account }) => [employeeId, account]));
  return {
    order: [...columns, ...BANK_COLUMNS.filter((column) => !columns.includes(column))],
    chosen: columns,
    separator,
    header,
    accounts: Object.fromEntries(payees.map(({ _id }) => [_id, known.get(_id) ?? ''])),
  };
}

export const columnsOf = ({ order, chosen }: BankForm) => order.filter((column) => chosen.includes(column));

/** The account to send; null for an invalid text. */
export function accountOf(typed: string): string | null {
  return AccountChange.shape.account.safeParse(typed.trim()).data ?? null;
}

/** The request; null if the values are impossible. */
export function changesOf(form: BankForm, begun: BankForm): BankChanges | null {
  const columns = columnsOf(form);
  const typed = Object.entries(form.accounts).map(([employeeId, text]) => ({
    employeeId,
    account: accountOf(text),
  }));
  const accounts = typed.flatMap(({ employeeId, account }) =>
    account === null || account === begun.accounts[employeeId] ? [] : { employeeId, account },
  );
  if (columns.length === 0 || typed.some(({ account }) => account === null)) return null;
  return { layout: { columns, separator: form.separator, header: form.header }, accounts };
}

/** The input as one text, to find unsaved changes. */
export function textOf(form: BankForm): string {
  return JSON.stringify([columnsOf(form), form.separator, form.header, form.accounts]);
}
