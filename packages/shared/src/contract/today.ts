import { OWNERS } from '../access/reach.ts';
import { Today } from '../schemas/today.ts';
import { WithCompanyId } from './answers.ts';
import { route } from './route.ts';

/** The day of a company, for its owner. */
export const today = {
  get: route({
    method: 'GET',
    path: '/today/:companyId',
    summary:
      'The day of a company: who works now, who is late or not seen, and the records por revisar by cause',
    access: OWNERS,
    params: WithCompanyId,
    answer: Today,
    errors: ['not_found'],
  }),
};
