import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { getOwnerDay } from './get-owner-day.ts';
import { getOwnerToday } from './get-owner-today.ts';

export const ownerDayHandlers: Handlers<typeof contract.ownerDay, Services> = {
  get: ({ actor }, services) => getOwnerDay(actor, services),
  today: ({ actor }, services) => getOwnerToday(actor, services),
};
