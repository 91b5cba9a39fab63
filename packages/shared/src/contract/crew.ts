import { OWNERS } from '../access/reach.ts';
import { Crew, Foreman, ForemenSet, SiteCode, SiteCodeChange, SiteCodeSecret } from '../schemas/crew.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** People who mark for others: the foremen of projects, their crews, and the codes of their sites. */
export const crew = {
  foremen: route({
    method: 'GET',
    path: '/project/:id/foremen',
    summary: 'Who may mark others in a project, by name',
    access: OWNERS,
    params: WithId,
    answer: list(Foreman),
    errors: ['not_found'],
  }),
  setForemen: route({
    method: 'PUT',
    path: '/project/:id/foremen',
    summary: 'Set who may mark others in a project from now on; each is a member who works for its company',
    access: OWNERS,
    params: WithId,
    body: ForemenSet,
    answer: list(Foreman),
    errors: ['not_found'],
  }),
  own: route({
    method: 'GET',
    path: '/crew',
    summary: 'The people whom the caller may mark, by project, and who of them works now',
    access: { employee: 'self' },
    answer: list(Crew),
  }),
  siteCode: route({
    method: 'GET',
    path: '/project/:id/site-code',
    summary: 'Whether the site of a project shows a code that proves place and minute of a mark',
    access: OWNERS,
    params: WithId,
    answer: SiteCode,
    errors: ['not_found'],
  }),
  setSiteCode: route({
    method: 'PUT',
    path: '/project/:id/site-code',
    summary: 'Turn the code of a site on, with a new secret, or off',
    access: OWNERS,
    params: WithId,
    body: SiteCodeChange,
    answer: SiteCode,
    errors: ['not_found'],
  }),
  showSiteCode: route({
    method: 'POST',
    path: '/project/:id/site-code/secret',
    summary:
      'The secret of which the device of somebody who may mark others computes the codes of a site; the audit has each handing out',
    access: { employee: 'self' },
    params: WithId,
    answer: SiteCodeSecret,
    errors: ['not_found', 'conflict'],
  }),
};
