import { z } from 'zod';
import { BANK_COLUMNS, CSV_SEPARATORS, MAX_ACCOUNT_LENGTH } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { emptyOr, Id, Named } from './primitives.ts';

/** The layout of the file that a company's bank accepts (SLIP-7): the columns in their order. */
export const BankLayout = z.object({
  columns: z.array(z.enum(BANK_COLUMNS)),
  separator: z.enum(CSV_SEPARATORS),
  header: z.boolean(),
});
export type BankLayout = z.infer<typeof BankLayout>;

/** The account to which somebody is paid. */
export const PayAccount = z.object({ employeeId: Id, account: z.string() });
export type PayAccount = z.infer<typeof PayAccount>;

/** The account to which a company pays the caller, by its last letters and digits (SLIP-8). */
export const OwnPayAccount = z.object({ company: Named, lastFour: z.string() });
export type OwnPayAccount = z.infer<typeof OwnPayAccount>;

/** `GET /payroll/bank-layout/:companyId`: the layout of the file, and the known accounts. */
export const BankSettings = z.object({ layout: BankLayout, accounts: z.array(PayAccount) });
export type BankSettings = z.infer<typeof BankSettings>;

const Account = z
  .string()
  .trim()
  .max(MAX_ACCOUNT_LENGTH, say('too_long', { max: MAX_ACCOUNT_LENGTH }))
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, say('not_an_account'));

const MOST_ACCOUNTS = 1_000;

/**
 * `PUT /payroll/bank-layout/:companyId`: the whole layout, each column once, and changed accounts, each person once.
 */
export const BankLayoutChange = BankLayout.extend({
  columns: listOf(z.enum(BANK_COLUMNS), { max: BANK_COLUMNS.length })
    .refine((columns) => columns.length > 0, say('required'))
    .refine((columns) => new Set(columns).size === columns.length, say('column_twice')),
  accounts: listOf(z.object({ employeeId: Id, account: emptyOr(Account) }), { max: MOST_ACCOUNTS })
    .refine(
      (accounts) => new Set(accounts.map(({ employeeId }) => employeeId)).size === accounts.length,
      say('person_twice'),
    )
    .default([]),
});
export type BankLayoutChange = z.infer<typeof BankLayoutChange>;

/** `PUT /payroll/accounts/:employeeId`: an empty account removes the stored one. */
export const AccountChange = z.object({ companyId: Id, account: emptyOr(Account) });
export type AccountChange = z.infer<typeof AccountChange>;
