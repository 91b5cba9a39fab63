import { OWNERS } from '../access/reach.ts';
import { MadePayments, NewPayments, Payment, PaymentFilter, PaymentRemoval } from '../schemas/payment.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Payments of slips. */
export const payment = {
  list: route({
    method: 'GET',
    path: '/payroll/payments',
    summary: 'The payments of a run or of a person, the latest first; those taken back say so',
    access: OWNERS,
    query: PaymentFilter,
    answer: list(Payment),
  }),
  make: route({
    method: 'POST',
    path: '/payroll/payments',
    summary: 'Mark slips of a run as paid, in part or whole: all of them, or none',
    access: OWNERS,
    body: NewPayments,
    confirms: { act: 'payments' },
    answer: MadePayments,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/payroll/payments/:id',
    summary: 'Take back a payment that was a mistake',
    access: OWNERS,
    params: WithId,
    body: PaymentRemoval,
    confirms: { act: 'payments' },
    answer: Payment,
    errors: ['not_found', 'conflict'],
  }),
};
