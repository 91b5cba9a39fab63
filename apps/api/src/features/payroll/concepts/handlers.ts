import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { addConcept } from './add-concept.ts';
import { addLine } from './add-line.ts';
import { changeConcept } from './change-concept.ts';
import { changeLine } from './change-line.ts';
import { listConcepts } from './list-concepts.ts';
import { listLines } from './list-lines.ts';
import { removeConcept } from './remove-concept.ts';
import { removeLine } from './remove-line.ts';

export const conceptHandlers: Handlers<typeof contract.concept, Services> = {
  list: ({ query, actor }) => listConcepts(query, actor),
  add: ({ body, actor }, services) => addConcept(body, actor, services),
  change: ({ params, body, actor }, services) => changeConcept(params.id, body, actor, services),
  remove: async ({ params, body, actor }, services) => {
    await removeConcept(params.id, body, actor, services);
    return { message: 'Concept removed.' };
  },
};

export const payLineHandlers: Handlers<typeof contract.payLine, Services> = {
  list: ({ query, actor }) => listLines(query, actor),
  add: ({ body, actor }, services) => addLine(body, actor, services),
  change: ({ params, body, actor }, services) => changeLine(params.id, body, actor, services),
  remove: async ({ params, body, actor }, services) => {
    await removeLine(params.id, body, actor, services);
    return { message: 'Line removed.' };
  },
};
