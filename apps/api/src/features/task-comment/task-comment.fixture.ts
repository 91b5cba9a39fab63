import { byId, type Request, routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import type { Parts } from '../../../test/send.ts';

const ofComment =
  (body?: Parts['body']): Request =>
  ({ task, comment }) => ({ params: { id: task, commentId: comment }, ...(body && { body }) });

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/:id/comments': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task'),
    queries: 5,
  },
  'POST /tasks/:id/comments': {
    access: '401       403        403     201     seen       404        404      201     201    201',
    request: ({ task, employee }) => ({
      params: { id: task },
      body: { text: 'Falta el plano.', mentions: [employee] },
    }),
    queries: 12,
  },
  'PUT /tasks/:id/comments/:commentId': {
    // The comment is of `inside`.
    access: '401       403        403     200     seen       404        404      seen    seen   seen',
    request: ofComment({ text: 'Falta un plano.' }),
    queries: 11,
  },
  'DELETE /tasks/:id/comments/:commentId': {
    access: '401       403        403     200     seen       404        404      seen    200    200',
    request: ofComment(),
    queries: 12,
  },
  'POST /tasks/:id/comments/:commentId/restore': {
    // The comment is there, as for a repetition.
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ofComment(),
    queries: 9,
  },
  'PUT /tasks/:id/comments/:commentId/reaction': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ofComment({ reaction: 'like', isSet: true }),
    queries: 10,
  },
});
