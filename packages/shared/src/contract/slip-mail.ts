import { OWNERS } from '../access/reach.ts';
import { NewSlipMails, SlipMails } from '../schemas/slip-mail.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** Slips sent by e-mail to everybody of a run at once (ANSWER-5). */
export const slipMail = {
  get: route({
    method: 'GET',
    path: '/payroll/runs/:id/mails',
    summary: 'Whether slips are sent by e-mail here, and what became of each mail of a run',
    access: OWNERS,
    params: WithId,
    answer: SlipMails,
    errors: ['not_found'],
  }),
  send: route({
    method: 'POST',
    path: '/payroll/runs/:id/mails',
    summary:
      'Send by e-mail the private links of a run to all who have an address and got none yet, or of some slips again. It is done after the answer; `GET` tells what became of it',
    access: OWNERS,
    params: WithId,
    body: NewSlipMails,
    answer: SlipMails,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
};
