import type { Attack } from './attack.ts';
import { FILES } from './files.ts';
import { FORMULA_NAMES } from './formulas.ts';
import { GROWTHS } from './growth.ts';
import { GUESSES } from './guesses.ts';
import { INVITATIONS } from './invitations.ts';
import { INWARD_ADDRESSES } from './inward.ts';
import { LOST_RIGHTS } from './lost-rights.ts';
import { MAILS } from './mails.ts';
import { OVERLOADS } from './overload.ts';
import { SLIP_LINKS } from './slip-links.ts';
import { STOLEN_TOKENS } from './stolen-token.ts';
import { TAKEOVERS } from './takeover.ts';
import { TASK_FILES } from './task-files.ts';
import { UNREAD } from './unread.ts';

/** All that was done to Faena from outside, and is not to work again. */
export const ATTACKS: readonly Attack[] = [
  ...OVERLOADS,
  ...FILES,
  ...TASK_FILES,
  ...GROWTHS,
  ...INVITATIONS,
  ...MAILS,
  ...TAKEOVERS,
  ...STOLEN_TOKENS,
  ...LOST_RIGHTS,
  ...SLIP_LINKS,
  ...GUESSES,
  ...UNREAD,
  ...INWARD_ADDRESSES,
  FORMULA_NAMES,
].toSorted((a, b) => a.number - b.number);
