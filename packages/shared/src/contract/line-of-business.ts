import { ADMIN, ANYONE } from '../access/reach.ts';
import { LineOfBusiness, LineOfBusinessInput } from '../schemas/line-of-business.ts';
import { Message } from '../schemas/primitives.ts';
import { LineOfBusinessAnswer, WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Lines of business. */
export const lineOfBusiness = {
  all: route({
    method: 'GET',
    path: '/line_of_business/all',
    summary: 'All lines of business',
    access: ANYONE,
    answer: list(LineOfBusiness),
  }),
  create: route({
    method: 'POST',
    path: '/line_of_business/new',
    summary: 'Create a line of business',
    access: ADMIN,
    body: LineOfBusinessInput,
    answer: LineOfBusinessAnswer,
    status: [201],
    errors: ['conflict'],
  }),
  rename: route({
    method: 'PUT',
    path: '/line_of_business/:id',
    summary: 'Rename a line of business wherever it is used',
    access: ADMIN,
    params: WithId,
    body: LineOfBusinessInput,
    answer: LineOfBusinessAnswer,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/line_of_business/:id',
    summary: 'Delete a line of business and empty it in the companies that use it',
    access: ADMIN,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
