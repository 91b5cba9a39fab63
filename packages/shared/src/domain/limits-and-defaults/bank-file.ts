/* Bank files, and the bank accounts of people. */

/** The columns of a bank file (SLIP-7). */
export const BANK_COLUMNS = [
  'name',
  'username',
  'account',
  'amount',
  'currency',
  'reference',
  'period',
] as const;

/** The longest bank account, in characters; an IBAN has at most 34. */
export const MAX_ACCOUNT_LENGTH = 34;
