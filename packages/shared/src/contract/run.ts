import { OWNERS } from '../access/reach.ts';
import { RunPreview } from '../schemas/pay-period.ts';
import { NewRun, Run, RunDraft, RunQuery, RunReopening } from '../schemas/run.ts';
import { Slip } from '../schemas/slip.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The closing of periods. */
export const run = {
  close: route({
    method: 'POST',
    path: '/payroll/runs',
    summary:
      'Close a period: its run pays what is unpaid up to its end, but for what is carried over by name. `errors` names what stands in the way',
    access: OWNERS,
    body: NewRun,
    confirms: { act: 'closing' },
    answer: Run,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  preview: route({
    method: 'POST',
    path: '/payroll/runs/preview',
    summary:
      'What closing a period would pay with what is carried over, and what stands in the way. Nothing is stored',
    access: OWNERS,
    body: RunDraft,
    answer: RunPreview,
    errors: ['not_found', 'conflict'],
  }),
  list: route({
    method: 'GET',
    path: '/payroll/runs',
    summary: 'The runs of a company, the latest first; those that were reopened are among them',
    access: OWNERS,
    query: RunQuery,
    answer: list(Run),
  }),
  slips: route({
    method: 'GET',
    path: '/payroll/runs/:id/slips',
    summary: 'The slips of a run, by name',
    access: OWNERS,
    params: WithId,
    answer: list(Slip),
    errors: ['not_found'],
  }),
  reopen: route({
    method: 'POST',
    path: '/payroll/runs/:id/reopen',
    summary: 'Take the last run back, while nothing of it is paid or accepted',
    access: OWNERS,
    params: WithId,
    body: RunReopening,
    confirms: { act: 'closing' },
    answer: Run,
    errors: ['not_found', 'conflict'],
  }),
};
