import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { changeAbsence } from './change-absence.ts';
import { createAbsence } from './create-absence.ts';
import { listAbsences } from './list-absences.ts';
import { removeAbsence } from './remove-absence.ts';

export const absenceHandlers: Handlers<typeof contract.absence, Services> = {
  list: ({ query, actor }) => listAbsences(query, actor),
  create: ({ body, actor }) => createAbsence(body, actor),
  change: ({ params, body, actor }) => changeAbsence(params.id, body, actor),
  remove: async ({ params, actor }) => {
    await removeAbsence(params.id, actor);
    return { message: 'Absence deleted.' };
  },
};
