import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { getToday } from './get-today.ts';

export const todayHandlers: Handlers<typeof contract.today, Services> = {
  get: ({ params, actor }, services) => getToday(params.companyId, actor, services),
};
