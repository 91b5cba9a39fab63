import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { Id } from '../schemas/primitives.ts';
import { OwnSlipsQuery, Slip } from '../schemas/slip.ts';
import { ClaimAnswer, NewClaim, OpenClaims, OpenClaimsQuery, RunAnswer } from '../schemas/slip-answer.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Payments of runs to people, and their answers. */
export const slip = {
  mine: route({
    method: 'GET',
    path: '/payroll/slips/mine',
    summary: "The caller's slips, of companies they left too, newest first",
    access: { employee: 'self' },
    query: OwnSlipsQuery,
    pay: 'refused',
    answer: list(Slip),
  }),
  get: route({
    method: 'GET',
    path: '/payroll/slips/:id',
    summary: 'One slip',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    pay: 'refused',
    answer: Slip,
    errors: ['not_found'],
  }),
  accept: route({
    method: 'POST',
    path: '/payroll/slips/:id/accept',
    summary: 'Say that a slip is right, for good; one that was accepted is answered as it is',
    access: { employee: 'self' },
    params: WithId,
    pay: 'refused',
    answer: Slip,
    errors: ['not_found', 'conflict'],
  }),
  claim: route({
    method: 'POST',
    path: '/payroll/slips/:id/claims',
    summary:
      'Say what is wrong with a slip, or contest an acceptance by link within 30 days; what was said last and nobody answered is answered as it is',
    access: { employee: 'self' },
    params: WithId,
    body: NewClaim,
    pay: 'refused',
    answer: Slip,
    errors: ['not_found', 'conflict'],
  }),
  answerClaim: route({
    method: 'POST',
    path: '/payroll/slips/:id/claims/:claimId/answer',
    summary: 'Answer a claim, once',
    access: OWNERS,
    params: WithId.extend({ claimId: Id }),
    body: ClaimAnswer,
    answer: Slip,
    errors: ['not_found', 'conflict'],
  }),
  openClaims: route({
    method: 'GET',
    path: '/payroll/claims',
    summary: 'How many slips of each company have a claim that waits for an answer',
    access: OWNERS,
    query: OpenClaimsQuery,
    answer: list(OpenClaims),
  }),
  answers: route({
    method: 'GET',
    path: '/payroll/runs/:id/answers',
    summary: 'How everybody answered a run, by name',
    access: OWNERS,
    params: WithId,
    answer: list(RunAnswer),
    errors: ['not_found'],
  }),
};
