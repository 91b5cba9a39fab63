import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { getMoneyNeeded } from './get-money-needed.ts';

export const moneyNeededHandlers: Handlers<typeof contract.moneyNeeded, Services> = {
  next: ({ query, actor }, services) => getMoneyNeeded(query, actor, services),
};
