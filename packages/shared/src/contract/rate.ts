import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { Rate, RateChange, RateCorrection, RateCorrectionPreview, RateEffect } from '../schemas/rate.ts';
import { WithId, WithRateId } from './answers.ts';
import { list, route } from './route.ts';

/** Rates per hour, and their beginnings. */
export const rate = {
  list: route({
    method: 'GET',
    path: '/payroll/people/:id/rates',
    summary: 'The rates of an employee, the latest first',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    pay: 'refused',
    answer: list(Rate),
    errors: ['not_found'],
  }),
  change: route({
    method: 'POST',
    path: '/payroll/rates',
    summary: 'Set another rate for one employee or several: for all of them, or for none',
    access: OWNERS,
    body: RateChange,
    confirms: { act: 'rates' },
    answer: RateEffect,
    errors: ['not_found', 'conflict'],
    keyed: true,
  }),
  preview: route({
    method: 'POST',
    path: '/payroll/rates/preview',
    summary: 'What another rate would do to what was worked; nothing is stored',
    access: OWNERS,
    body: RateChange,
    answer: RateEffect,
    errors: ['not_found', 'conflict'],
  }),
  correct: route({
    method: 'PUT',
    path: '/payroll/people/:id/rates/:rateId',
    summary: 'Correct a rate: what it priced is priced anew',
    access: OWNERS,
    params: WithRateId,
    body: RateCorrection,
    confirms: { act: 'rates' },
    answer: RateEffect,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/payroll/people/:id/rates/:rateId',
    summary: 'Remove a rate: what it priced is priced anew at those that remain',
    access: OWNERS,
    params: WithRateId,
    confirms: { act: 'rates' },
    answer: RateEffect,
    errors: ['not_found', 'conflict'],
  }),
  previewCorrection: route({
    method: 'POST',
    path: '/payroll/people/:id/rates/:rateId/preview',
    summary: 'What the correction or removal of a rate would do; nothing is stored',
    access: OWNERS,
    params: WithRateId,
    body: RateCorrectionPreview,
    answer: RateEffect,
    errors: ['not_found', 'conflict'],
  }),
};
