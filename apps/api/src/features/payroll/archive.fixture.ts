import { routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { ARCHIVED } from '../../../test/scene-pay.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /archives': {
    access: '401       403        403     403     403        403        403      403     403    [1]',
    request: () => ({}),
    queries: 3,
  },
  'POST /archives/:companyId/download': {
    access: '401       403        403     403     403        403        403      403     403    200',
    request: ({ archive }) => ({ params: { companyId: archive } }),
    queries: 15,
    acts: ['archive-downloaded'],
    events: [],
  },
  'DELETE /archives/:companyId': {
    access: '401       403        403     403     403        403        403      403     403    200',
    confirms: 'sign-in',
    request: ({ archive }) => ({
      params: { companyId: archive },
      body: { name: ARCHIVED },
    }),
    // One query for each part of the archive.
    queries: 26,
    acts: ['archive-purged'],
    events: [],
  },
});
