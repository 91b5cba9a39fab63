import { byId, type Request, routeFixtures } from '../../../test/matrix/route-fixtures.ts';
import { PICTURE } from '../../../test/send.ts';

const ofAttachment: Request = ({ task, attachment }) => ({ params: { id: task, attachmentId: attachment } });

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /tasks/:id/attachments': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: byId('task'),
    queries: 5,
  },
  'PUT /tasks/:id/attachments/:attachmentId': {
    access: '401       403        403     200     seen       404        404      200     200    200',
    request: ({ task }) => ({
      params: { id: task, attachmentId: '0123456789abcdef01234567' },
      body: PICTURE,
    }),
    queries: 40,
  },
  'DELETE /tasks/:id/attachments/:attachmentId': {
    // The file is of `inside`.
    access: '401       403        403     200     seen       404        404      seen    200    200',
    request: ofAttachment,
    queries: 11,
  },
  'GET /tasks/attachments/:key': {
    access: '200       200        200     200     200        200        200      200     200    200',
    request: ({ fileKey }) => ({ params: { key: fileKey } }),
    queries: 8,
  },
});
