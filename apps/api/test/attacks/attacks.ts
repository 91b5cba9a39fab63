import type { Attack } from './attack.ts';
import { FILES } from './files.ts';
import { FORMULA_NAMES } from './formulas.ts';
import { GROWTHS } from './growth.ts';
import { INVITATIONS } from './invitations.ts';
import { LOST_RIGHTS } from './lost-rights.ts';
import { MAILS } from './mails.ts';
import { OVERLOADS } from './overload.ts';
import { STOLEN_TOKENS } from './stolen-token.ts';
import { TAKEOVERS } from './takeover.ts';

/** All that was done to Faena from outside, and is not to work again. */
export const ATTACKS: readonly Attack[] = [
  ...OVERLOADS,
  ...FILES,
  ...GROWTHS,
  ...INVITATIONS,
  ...MAILS,
  ...TAKEOVERS,
  ...STOLEN_TOKENS,
  ...LOST_RIGHTS,
  FORMULA_NAMES,
].toSorted((a, b) => a.number - b.number);
