import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listViews } from './list-views.ts';
import { saveViews } from './save-views.ts';

export const boardViewHandlers: Handlers<typeof contract.boardView, Services> = {
  list: ({ params, actor }) => listViews(params.projectId, actor),
  save: ({ params, body, actor }) => saveViews(params.projectId, body, actor),
};
