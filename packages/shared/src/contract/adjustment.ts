import { OWNERS } from '../access/reach.ts';
import {
  Adjustment,
  AdjustmentDraft,
  AdjustmentEffect,
  AdjustmentRemoval,
  NewAdjustment,
} from '../schemas/adjustment.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** Changes of closed records. */
export const adjustment = {
  make: route({
    method: 'POST',
    path: '/payroll/adjustments',
    summary: 'Correct or void a closed record: it stays as it is, and the next run pays the difference',
    access: OWNERS,
    body: NewAdjustment,
    answer: Adjustment,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  preview: route({
    method: 'POST',
    path: '/payroll/adjustments/preview',
    summary: 'What an adjustment would do to the days of a closed record; nothing is stored',
    access: OWNERS,
    body: AdjustmentDraft,
    answer: AdjustmentEffect,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/payroll/adjustments/:id',
    summary: 'Take back an adjustment that no run has paid and that no later one of its days rests on',
    access: OWNERS,
    params: WithId,
    body: AdjustmentRemoval,
    answer: Adjustment,
    errors: ['not_found', 'conflict'],
  }),
};
