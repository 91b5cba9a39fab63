import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { changeTemplate } from './change-template.ts';
import { createTemplate } from './create-template.ts';
import { createTemplateFrom } from './create-template-from.ts';
import { listTemplates } from './list-templates.ts';
import { removeTemplate } from './remove-template.ts';

export const taskTemplateHandlers: Handlers<typeof contract.taskTemplate, Services> = {
  list: ({ query, actor }) => listTemplates(query.companyId, actor),
  create: ({ body, actor }) => createTemplate(body, actor),
  createFrom: ({ params, body, actor }) => createTemplateFrom(params.id, body.name, actor),
  change: ({ params, body, actor }) => changeTemplate(params.id, body, actor),
  remove: async ({ params, actor }) => {
    await removeTemplate(params.id, actor);
    return { message: 'Task template deleted.' };
  },
};
