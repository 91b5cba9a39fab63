import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { listPayments } from './list-payments.ts';
import { makePayments } from './make-payments.ts';
import { removePayment } from './remove-payment.ts';

export const paymentHandlers: Handlers<typeof contract.payment, Services> = {
  list: ({ query, actor, page }) => listPayments(query, actor, page),
  make: ({ body, actor }, services) => makePayments(body, actor, services),
  remove: ({ params, body, actor }, services) => removePayment(params.id, body, actor, services),
};
