import { expect } from 'vitest';
import { PICTURE } from '../send.ts';
import type { Walk } from './walk.ts';

export async function walkTasks({ as, manager, employee, companyId, projectId }: Walk): Promise<void> {
  const { task } = as(manager);
  const due = { dueDate: '2026-12-01T12:00:00Z', estimatedHours: 8, tags: ['obra'] };
  const recurrence = { every: 1, unit: 'week' } as const;
  const { id } = await task.create({
    body: { title: 'Planos', project: projectId, assignedTo: [employee.id], ...due },
  });
  await task.board({ params: { projectId } });
  await task.board.compact({ params: { projectId } });
  for await (const event of task.live({ params: { projectId } })) {
    expect(event).toEqual({ type: 'reset' });
    break;
  }
  const { taskFile } = as(manager);
  for (const format of ['csv', 'xlsx'] as const) {
    await taskFile.export({ params: { projectId }, query: { format } });
  }
  const file = { params: { projectId }, body: new Blob(['Title,Status\nMuros,Done\n']) };
  await taskFile.preview(file);
  await taskFile.import({ ...file, query: { statuses: 'Doing' } });
  await task.presence({ params: { projectId }, body: { tab: 'this-very-tab', taskId: id } });
  const { boardView, todo } = as(employee);
  const own = await todo.add({ body: { title: 'Regar', day: '2026-12-01', time: '07:30', recurrence } });
  await todo.change({ params: { id: own._id }, body: { title: 'Regar todo' } });
  await todo.complete({ params: { id: own._id } });
  await todo.read();
  await todo.reopen({ params: { id: own._id } });
  await todo.move({ body: { id: own._id, before: null } });
  await todo.remove({ params: { id: own._id } });
  const { version } = await boardView.list({ params: { projectId } });
  const views = [{ name: 'Lo mío', params: 'mine=1' }];
  await boardView.save({ params: { projectId }, body: { version, views } });
  await task.update({ params: { id }, body: { priority: 'High', recurrence } });
  await as(employee).task.setStatus({ params: { id }, body: { status: 'Doing' } });
  await task.reorder({ body: { tasks: [{ id, status: 'Done', order: 0 }] } });
  const [many] = await task.createMany({ body: { project: projectId, titles: ['Uno', 'Dos'] } });
  await task.batch({ body: { ids: [id, many?.id ?? id], change: { status: 'Testing', addTags: ['obra'] } } });
  const { taskTemplate } = as(manager);
  const { _id: templateId } = await taskTemplate.createFrom({ params: { id }, body: { name: 'Como esta' } });
  await taskTemplate.create({ body: { companyId, name: 'Inspección', checklist: ['Fotos'] } });
  await taskTemplate.change({ params: { id: templateId }, body: { name: 'Fundición' } });
  await taskTemplate.list({ query: { companyId } });
  await taskTemplate.remove({ params: { id: templateId } });
  const { absence } = as(manager);
  const away = { startDate: '2026-12-01', endDate: '2026-12-03' };
  const absenceMade = await absence.create({ body: { employeeId: employee.id, kind: 'vacation', ...away } });
  await absence.list({ query: { companyId, ...away } });
  await absence.change({ params: { id: absenceMade._id }, body: { kind: 'other' } });
  await absence.remove({ params: { id: absenceMade._id } });
  const copy = await task.duplicate({ params: { id } });
  await task.remove({ params: { id: copy.id } });
  const days = { start_date: '2026-11-20', end_date: '2026-11-27' };
  const elsewhere = await as(manager).project.create({
    body: { name: 'Otra obra', company_id: companyId, ...days },
  });
  await task.move({ body: { ids: [id], project: elsewhere.project._id } });
  await task.move({ body: { ids: [id], project: projectId } });
  await task.ofPerson({ params: { userId: employee.id } });
  await task.assignable({ params: { projectId } });
  await task.assign({ params: { id }, body: { userIds: [] } });
  const idempotencyKey = 'a-key-to-take-it-back-by';
  await task.update({ params: { id }, body: { title: 'Plano' } }, { idempotencyKey });
  await task.undo({ body: { key: idempotencyKey } });
  await task.history({ params: { id } });
  await task.search({ query: { q: 'plano' } });
  await task.commented({ params: { projectId }, query: { q: 'plano' } });
  const { checklist, taskLink, taskCover } = as(manager);
  const { cover = '' } = await taskCover.set({ params: { id }, body: PICTURE });
  await taskCover.get({ params: { id: cover.split('/').at(-1) ?? '' } });
  await taskCover.remove({ params: { id } });
  const params = { id };
  const { items } = await checklist.add({ params, body: { texts: ['Trazar'] } });
  const item = { id, itemId: items[0]?._id ?? '' };
  await checklist.setText({ params: item, body: { text: 'Trazo' } });
  await as(employee).checklist.tick({ params: item, body: { done: true } });
  await checklist.move({ params: item, body: { order: 0 } });
  const other = await task.create({ body: { title: 'Permiso', project: projectId, parentId: id } });
  await taskLink.addBlocker({ params, body: { taskId: other.id } });
  await checklist.read({ params });
  await taskLink.removeBlocker({ params: { id, blockerId: other.id } });
  await taskLink.setParent({ params: { id: other.id }, body: { parentId: null } });
  await checklist.remove({ params: item });
  const { taskAttachment, taskComment } = as(employee);
  const ofFile = { id, attachmentId: '0123456789abcdef01234567' };
  const { attachment } = await taskAttachment.add({ params: ofFile, body: PICTURE });
  const { comment } = await taskComment.create({
    params,
    body: { text: 'Listo', mentions: [employee.id], attachmentIds: [attachment._id] },
  });
  await taskComment.list({ params });
  const named = { id, commentId: comment._id };
  await taskComment.change({ params: named, body: { text: 'Ya está listo' } });
  await taskComment.react({ params: named, body: { reaction: 'like', isSet: true } });
  await taskComment.remove({ params: named });
  await taskComment.restore({ params: named });
  await as(employee).taskFollow.set({ params, body: { follows: true } });
  await as(employee).taskFollow.read({ params });
  await as(manager).taskTime.read({ params });
  await as(manager).taskTime.ofBoard({ params: { projectId } });
  await taskAttachment.list({ params });
  await taskAttachment.read({ params: { key: attachment.address.split('/').at(-1) ?? '' } });
  await taskAttachment.remove({ params: ofFile });
  const { archivedTask } = as(manager);
  await task.batch({ body: { ids: [other.id], change: { archive: true } } });
  await archivedTask.list({ params: { projectId } });
  await archivedTask.restore({ params: { id: other.id } });
  await task.batch({ body: { ids: [other.id], change: { archive: true } } });
  await archivedTask.remove({ params: { id: other.id } });
  await task.remove({ params: { id } });
  await expect(task.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
}
