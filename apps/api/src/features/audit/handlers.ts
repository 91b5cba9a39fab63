import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries } from './list-entries.ts';

export const auditHandlers: Handlers<typeof contract.audit, Services> = {
  entries: ({ query }) => listEntries(query),
};
