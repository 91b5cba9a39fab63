import { OWNERS } from '../access/reach.ts';
import { MoneyNeeded, MoneyNeededQuery } from '../schemas/money-needed.ts';
import { route } from './route.ts';

/** The money needed for the next paydays. */
export const moneyNeeded = {
  next: route({
    method: 'GET',
    path: '/payroll/money-needed',
    summary: 'What the next payday of each company needs: earned, running, and an estimate of the rest',
    access: OWNERS,
    query: MoneyNeededQuery,
    answer: MoneyNeeded,
  }),
};
