import {
  DELETED_TASK_KEPT_S,
  MAX_COMMENT_REACTIONS,
  MAX_NAMED_REACTORS,
  MAX_TASK_COMMENTS,
  type Reaction,
} from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createPerson, createProject, createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { ProjectModel } from '../project/model.ts';
import { CommentModel, RemovedCommentModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let id: string;

beforeEach(async () => {
  board = await createBoard(api);
  id = (await createTask(api, board.project, { title: 'Cimientos' })).id;
});

const comments = (person: Person = board.member) => api.as(person).taskComment;
const say = (text: string, person: Person = board.member, mentions: string[] = []) =>
  comments(person).create({ params: { id }, body: { text, mentions } });
const read = (person: Person = board.manager, query = {}) => comments(person).list({ params: { id }, query });
const texts = async (person?: Person, query = {}) =>
  (await read(person, query)).comments.map(({ text }) => text);
const stored = () => CommentModel.find({ taskId: id }).sort({ number: 1 }).lean();
const onBoard = async (projectId = board.projectId) => {
  const tasks = await api.as(board.manager).task.board({ params: { projectId } });
  return tasks.find((task) => task.id === id);
};

describe('a comment on a task', () => {
  it('shows its author and its time, and counts on the task that the board answers (COMMENT-1)', async () => {
    expect((await onBoard())?.comments).toBeUndefined();
    const { comment, task } = await say('Falta el plano.');
    expect(comment).toMatchObject({ text: 'Falta el plano.', number: 1, editedAt: null, mentions: [] });
    expect(comment.author?._id).toBe(board.member.id);
    expect(task.comments).toEqual({ total: 1, acts: 1 });
    await say('Ya va.', board.manager);
    expect((await onBoard())?.comments).toEqual({ total: 2, acts: 2 });
    expect((await read()).comments.at(-1)).toEqual(comment);
    const { entries } = await api.as(board.manager).task.history({ params: { id } });
    expect(entries).toEqual([]);
  });

  it('reaches pages with the board open by the stream of the board, with its text while it is the last act (COMMENT-13, COMMENT-14)', async () => {
    const events = api.as(board.manager).task.live({ params: { projectId: board.projectId } });
    const next = events[Symbol.asyncIterator]();
    const told = async () => {
      for (;;) {
        const { value } = await next.next();
        if (value?.type === 'tasks') return value;
      }
    };
    expect((await next.next()).value).toEqual({ type: 'reset' });
    const { comment } = await say('Falta el plano.');
    const event = await told();
    expect(event.changed).toMatchObject([{ id, comments: { total: 1, acts: 1 } }]);
    expect(event.said).toEqual([{ taskId: id, comment }]);
    await comments().change({ params: { id, commentId: comment._id }, body: { text: 'Ya está.' } });
    const later = await told();
    expect(later.changed).toMatchObject([{ id, comments: { total: 1, acts: 2 } }]);
    expect(later.said).toBeUndefined();
    await api.as(board.manager).task.update({ params: { id }, body: { title: 'Zapatas' } });
    expect((await told()).said).toBeUndefined();
    const like = { reaction: 'like', isSet: true } as const;
    await comments().react({ params: { id, commentId: comment._id }, body: like });
    expect((await told()).changed).toMatchObject([{ id, comments: { total: 1, acts: 3 } }]);
    await next.return?.(undefined);
  });

  it('is listed the latest first, and pages lose nothing to later comments (COMMENT-2)', async () => {
    for (const text of ['a', 'b', 'c']) await say(text);
    const { comments: page, hasEarlier } = await read(board.manager, { limit: 2 });
    expect([page.map(({ text }) => text), hasEarlier]).toEqual([['c', 'b'], true]);
    await say('d');
    const rest = await read(board.manager, { limit: 2, before: page.at(-1)?.number });
    expect([rest.comments.map(({ text }) => text), rest.hasEarlier]).toEqual([['a'], false]);
  });

  it('is made once by an id, however often it is sent, and never takes the id of another (COMMENT-3)', async () => {
    const body = { id: '0123456789abcdef01234567', text: 'Una vez.' };
    const send = (person = board.member, params = { id }) => comments(person).create({ params, body });
    const [first, again] = [await send(), await send()];
    expect(again.comment).toEqual(first.comment);
    expect(again.task.comments).toEqual({ total: 1, acts: 1 });
    const other = await createTask(api, board.project);
    await expectRefused([send(board.manager), send(board.member, { id: other.id })], {
      status: 409,
      reason: 'comment_id_taken',
    });
    expect(await stored()).toHaveLength(1);
  });

  it('shows files of its task alone, which it keeps in an edit and in an undo of its deletion (COMMENT-19)', async () => {
    const { taskAttachment } = api.as(board.member);
    const attach = async (taskId: string) => {
      const params = { id: taskId, attachmentId: String(new Types.ObjectId()) };
      return (await taskAttachment.add({ params, body: new File(['x'], 'foto.txt') })).attachment._id;
    };
    const [own, removed] = [await attach(id), await attach(id)];
    const foreign = await attach((await createTask(api, board.project)).id);
    await taskAttachment.remove({ params: { id, attachmentId: removed } });
    const show = (attachmentIds: string[]) =>
      comments().create({ params: { id }, body: { text: 'Así quedó.', attachmentIds } });
    const { comment } = await show([own, own]);
    expect(comment.attachmentIds).toEqual([own]);
    const params = { id, commentId: comment._id };
    const edited = await comments().change({ params, body: { text: 'Así está.' } });
    expect(edited.comment.attachmentIds).toEqual([own]);
    await comments().remove({ params });
    expect((await comments().restore({ params })).comment.attachmentIds).toEqual([own]);
    await expectRefused([show([foreign]), show([own, removed])], { status: 400 });
    expect((await read()).comments).toMatchObject([{ attachmentIds: [own] }]);
    expect((await say('Sin fotos.')).comment).not.toHaveProperty('attachmentIds');
  });

  it('mentions only people of the project who see the task (COMMENT-4)', async () => {
    const client = await createPerson(api, 'client');
    await ProjectModel.updateOne({ _id: board.project._id }, { $push: { memberIds: client._id } });
    const { comment } = await say('Mirá', board.manager, [board.member.id, board.member.id]);
    expect(comment.mentions.map(({ _id }) => _id)).toEqual([board.member.id]);
    await expectRefused(
      [say('x', board.manager, [board.colleague.id]), say('x', board.manager, [client.id])],
      { status: 400 },
    );
    expect(await stored()).toHaveLength(1);
  });

  it('is edited by its author alone, and tells when (COMMENT-5)', async () => {
    const { comment } = await say('Falta un plano.');
    const params = { id, commentId: comment._id };
    const edit = (person: Person) => comments(person).change({ params, body: { text: 'Faltan dos.' } });
    await expectRefused([edit(board.manager)], { status: 403 });
    expect(await texts()).toEqual(['Falta un plano.']);
    const edited = await edit(board.member);
    expect(edited.comment).toMatchObject({
      _id: comment._id,
      text: 'Faltan dos.',
      createdAt: comment.createdAt,
    });
    expect(edited.comment.editedAt).not.toBeNull();
    expect(edited.task.comments).toEqual({ total: 1, acts: 2 });
    expect(await read()).toMatchObject({ comments: [edited.comment] });
  });

  it('is deleted by its author, or by a person who may change the task (COMMENT-5)', async () => {
    const own = (await say('Mío.')).comment._id;
    const theirs = (await say('Del gestor.', board.manager)).comment._id;
    const remove = (commentId: string, person: Person) =>
      comments(person).remove({ params: { id, commentId } });
    await expectRefused([remove(theirs, board.member)], { status: 403 });
    expect((await remove(own, board.manager)).comments).toEqual({ total: 1, acts: 3 });
    expect(await texts()).toEqual(['Del gestor.']);
    await expectRefused([remove(own, board.manager)], { status: 404, reason: 'comment_not_found' });
    expect((await remove(theirs, board.manager)).comments).toEqual({ total: 0, acts: 4 });
  });

  it('returns as it was after its deletion, at the request of the person who deleted it (COMMENT-15)', async () => {
    const { comment } = await say('Falta el plano.');
    await say('Ya va.', board.manager);
    const params = { id, commentId: comment._id };
    const restore = (person: Person) => comments(person).restore({ params });
    await comments(board.manager).remove({ params });
    await expectRefused([restore(board.member)], { status: 404, reason: 'comment_not_found' });
    const restored = await restore(board.manager);
    expect(restored).toMatchObject({ comment, task: { comments: { total: 2, acts: 4 } } });
    expect(await texts()).toEqual(['Ya va.', 'Falta el plano.']);
    expect((await restore(board.manager)).task.comments).toEqual({ total: 2, acts: 4 });
    const events = await OutboxEventModel.find({ subject: comment._id }).sort({ _id: 1 }).lean();
    expect(events.map(({ data }) => data.act)).toEqual(['created', 'deleted', 'restored']);
    expect(await RemovedCommentModel.countDocuments({ taskId: id })).toBe(0);
  });

  it('is kept for an undo only as long as its task and project, and 15 minutes (COMMENT-15)', async () => {
    const { comment } = await say('Con el proyecto.');
    const params = { id, commentId: comment._id };
    await comments().remove({ params });
    await TaskModel.updateOne({ _id: id }, { comments: { total: MAX_TASK_COMMENTS, acts: 9_000 } });
    await expectRefused([comments().restore({ params })], { status: 409, reason: 'too_many_comments' });
    const expiring = (await RemovedCommentModel.collection.indexes()).filter(
      ({ expireAfterSeconds }) => expireAfterSeconds,
    );
    expect(expiring).toMatchObject([{ key: { removedAt: 1 }, expireAfterSeconds: DELETED_TASK_KEPT_S }]);
    await api.as(board.manager).project.remove({ query: { project_id: board.projectId } });
    expect(await RemovedCommentModel.countDocuments({ taskId: id })).toBe(0);
  });

  it('goes with its task to another project, and returns with an undo (COMMENT-6)', async () => {
    await say('Aquí.');
    const other = await createProject(api, board.company);
    const where = async () => (await stored()).map(({ projectId }) => String(projectId));
    const idempotencyKey = 'a-key-of-the-move';
    const { task } = api.as(board.manager);
    await task.move({ body: { ids: [id], project: other.id } }, { idempotencyKey });
    expect(await where()).toEqual([other.id]);
    expect((await onBoard(other.id))?.comments).toEqual({ total: 1, acts: 1 });
    await expectRefused([read(board.member)], { status: 403 });
    await task.undo({ body: { key: idempotencyKey } });
    expect(await where()).toEqual([board.projectId]);
    expect(await texts(board.member)).toEqual(['Aquí.']);
  });

  it('is kept with a deleted task for its undo, and no copy of the task has it (COMMENT-6)', async () => {
    await say('Con la tarea.');
    const { task } = api.as(board.manager);
    expect((await task.duplicate({ params: { id } })).comments).toBeUndefined();
    const left = async () => (await stored()).map(({ leftAt }) => leftAt !== undefined);
    const idempotencyKey = 'a-key-of-the-deletion';
    await task.remove({ params: { id } }, { idempotencyKey });
    await expectRefused([read()], { status: 404, reason: 'task_not_found' });
    expect(await left()).toEqual([true]);
    await task.undo({ body: { key: idempotencyKey } });
    expect(await left()).toEqual([false]);
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    await expectRefused([read(), say('x')], { status: 404 });
    await api.as(board.manager).archivedTask.remove({ params: { id } }, { idempotencyKey: 'a-key-of-it' });
    expect(await left()).toEqual([true]);
    await task.undo({ body: { key: 'a-key-of-it' } });
    await api.as(board.manager).archivedTask.restore({ params: { id } });
    expect([await left(), await texts()]).toEqual([[false], ['Con la tarea.']]);
  });

  it('is deleted with its project (COMMENT-6)', async () => {
    await say('Con el proyecto.');
    await api.as(board.manager).project.remove({ query: { project_id: board.projectId } });
    expect(await stored()).toEqual([]);
  });

  it('stays without the name of an account that is deleted (COMMENT-7)', async () => {
    await say('Hola', board.manager, [board.member.id]);
    await say('De alguien.');
    await api.as(board.manager).employee.remove({ params: { id: board.member.id } });
    expect((await read()).comments).toMatchObject([
      { text: 'De alguien.', author: null },
      { text: 'Hola', mentions: [] },
    ]);
  });

  it('has its text within the limit, and a task has a most of them (COMMENT-8)', async () => {
    await expectRefused([say('  '), say('x'.repeat(5_001))], { status: 400 });
    await TaskModel.updateOne({ _id: id }, { comments: { total: MAX_TASK_COMMENTS, acts: 9_000 } });
    await expectRefused([say('x')], { status: 409, reason: 'too_many_comments' });
    expect(await stored()).toEqual([]);
  });

  it('notes each of its acts as an event with ids and without the text (COMMENT-9)', async () => {
    const { comment } = await say('Falta el plano.', board.manager, [board.member.id]);
    const params = { id, commentId: comment._id };
    await comments(board.manager).change({ params, body: { text: 'Ya no falta.' } });
    await comments(board.manager).remove({ params });
    const events = await OutboxEventModel.find({ subject: comment._id }).sort({ _id: 1 }).lean();
    expect(events.map(({ type, data }) => [type, (data as { act: string }).act])).toEqual([
      ['task-comment', 'created'],
      ['task-comment', 'changed'],
      ['task-comment', 'deleted'],
    ]);
    expect(events[0]?.actor).toEqual(board.manager._id);
    expect(JSON.stringify(events)).toContain(board.member.id);
    expect(JSON.stringify(events)).not.toMatch(/falta/i);
  });

  it('exists beside others that are made at the same moment, each with its number (COMMENT-1)', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((text, n) => say(text, n % 2 ? board.manager : board.member)));
    expect((await stored()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect((await onBoard())?.comments).toEqual({ total: 4, acts: 4 });
  });
});

describe('a reaction to a comment', () => {
  const react = (commentId: string, person: Person, isSet = true, reaction: Reaction = 'like', taskId = id) =>
    comments(person).react({ params: { id: taskId, commentId }, body: { reaction, isSet } });
  const kept = async () => (await stored()).map(({ reactions }) => reactions?.length ?? 0);

  it('is of everyone who may comment, each kind once, and goes by a second choice (COMMENT-25, COMMENT-26, COMMENT-27)', async () => {
    const { comment } = await say('Ya llegó.');
    expect(comment).not.toHaveProperty('reactions');
    const { member, manager } = board;
    await react(comment._id, member, true, 'done');
    await react(comment._id, member);
    const { task } = await react(comment._id, manager);
    const again = await react(comment._id, member);
    expect(again.task).toEqual(task);
    const named = (people: Person[]) => people.map(({ id: _id }) => ({ _id }));
    const ids = (people: Person[]) => people.map((person) => person.id);
    expect(again.comment.reactions).toMatchObject([
      { reaction: 'like', personIds: ids([member, manager]), people: named([member, manager]) },
      { reaction: 'done', personIds: ids([member]), people: named([member]) },
    ]);
    expect((await read()).comments).toEqual([again.comment]);
    const taken = await react(comment._id, member, false);
    expect(taken.comment.reactions).toMatchObject([
      { reaction: 'like', personIds: ids([manager]) },
      { reaction: 'done', personIds: ids([member]) },
    ]);
    expect((await react(comment._id, member, false)).task).toEqual(taken.task);
    await react(comment._id, member, false, 'done');
    expect((await react(comment._id, manager, false)).comment).toEqual(comment);
  });

  it('is set and taken at the same moment by several people, and none is lost (COMMENT-26)', async () => {
    const { comment } = await say('Ya llegó.');
    await react(comment._id, board.manager, true, 'love');
    const set = [board.member, board.manager, board.member, board.manager].map((person) =>
      react(comment._id, person),
    );
    await Promise.all([...set, react(comment._id, board.manager, false, 'love')]);
    const [found] = (await read()).comments;
    expect(found?.reactions?.map(({ reaction, personIds }) => [reaction, personIds.length])).toEqual([
      ['like', 2],
    ]);
    expect(await kept()).toEqual([2]);
  });

  it('needs its comment on its task, within sight (COMMENT-25)', async () => {
    const { comment } = await say('Ya llegó.');
    const other = await createTask(api, board.project);
    const stranger = await createPerson(api, 'manager');
    await expectRefused([react(comment._id, board.member, true, 'like', other.id)], {
      status: 404,
      reason: 'comment_not_found',
    });
    await expectRefused([react(comment._id, stranger)], { status: 404 });
    await expectRefused([react(comment._id, board.colleague)], { status: 403 });
    expect(await kept()).toEqual([0]);
    await comments().remove({ params: { id, commentId: comment._id } });
    await expectRefused([react(comment._id, board.member)], { status: 404, reason: 'comment_not_found' });
  });

  it('is refused beyond the most of a comment, which a repetition is not (COMMENT-26)', async () => {
    const { comment } = await say('Ya llegó.');
    await react(comment._id, board.member);
    const others = Array.from({ length: MAX_COMMENT_REACTIONS - 1 }, () => ({
      reaction: 'love',
      personId: new Types.ObjectId(),
    }));
    await CommentModel.updateOne({ _id: comment._id }, { $push: { reactions: { $each: others } } });
    await expectRefused([react(comment._id, board.manager)], { status: 409, reason: 'too_many_reactions' });
    const repeated = await react(comment._id, board.member);
    const love = repeated.comment.reactions?.find(({ reaction }) => reaction === 'love');
    expect(love?.personIds).toHaveLength(MAX_COMMENT_REACTIONS - 1);
    expect(love?.people).toEqual(Array.from({ length: MAX_NAMED_REACTORS }, () => null));
    await react(comment._id, board.member, false);
    await react(comment._id, board.manager);
    expect(await kept()).toEqual([MAX_COMMENT_REACTIONS]);
  });

  it('is no edit, no event and no history, and stays with its comment but in no copy (COMMENT-28)', async () => {
    const { comment, task: before } = await say('Ya llegó.');
    const params = { id, commentId: comment._id };
    const { task, comment: reacted } = await react(comment._id, board.manager);
    expect({ ...reacted, reactions: undefined }).toEqual({ ...comment, reactions: undefined });
    expect(task.comments).toEqual({ total: 1, acts: (before.comments?.acts ?? 0) + 1 });
    expect(await OutboxEventModel.countDocuments({ subject: comment._id })).toBe(1);
    const manager = api.as(board.manager);
    expect((await manager.task.history({ params: { id } })).entries).toEqual([]);
    const edited = await comments().change({ params, body: { text: 'Ya está.' } });
    expect(edited.comment.reactions).toEqual(reacted.reactions);
    await comments().remove({ params });
    expect((await comments().restore({ params })).comment.reactions).toEqual(reacted.reactions);
    const [copy] = await manager.task.batch({ body: { ids: [id], change: { duplicate: 'with-comments' } } });
    const copied = await CommentModel.find({ taskId: copy?.id ?? '' }).lean();
    expect(copied.map(({ text, reactions }) => [text, reactions])).toEqual([['Ya está.', undefined]]);
  });

  it('stays without the name of an account that is deleted (COMMENT-27)', async () => {
    const { comment } = await say('Ya llegó.', board.manager);
    await react(comment._id, board.member);
    await api.as(board.manager).employee.remove({ params: { id: board.member.id } });
    expect((await read()).comments[0]?.reactions).toEqual([
      { reaction: 'like', personIds: [board.member.id], people: [null] },
    ]);
  });
});

describe('a person follows a task', () => {
  const follow = (person: Person) => api.as(person).taskFollow;
  const choose = (person: Person, follows: boolean) =>
    follow(person).set({ params: { id }, body: { follows } });
  const follows = async (person: Person) => (await follow(person).read({ params: { id } })).follows;
  const choices = async () => (await TaskModel.findById(id).lean())?.follows;

  it('that is assigned to them or that they commented on, and no other (FOLLOW-1)', async () => {
    expect([await follows(board.member), await follows(board.manager)]).toEqual([false, false]);
    await say('Falta el plano.', board.manager);
    expect([await follows(board.member), await follows(board.manager)]).toEqual([false, true]);
    await api.as(board.manager).task.assign({ params: { id }, body: { userIds: [board.member.id] } });
    expect(await follows(board.member)).toBe(true);
  });

  it('by choice, or not in spite of a comment, also when two choose at once (FOLLOW-2)', async () => {
    await say('Falta el plano.', board.manager);
    await Promise.all([choose(board.member, true), choose(board.manager, false)]);
    expect([await follows(board.member), await follows(board.manager)]).toEqual([true, false]);
    expect(await choose(board.manager, true)).toEqual({ follows: true });
    expect(await follows(board.manager)).toBe(true);
    expect(await choices()).toHaveLength(2);
  });

  it('only within their sight (FOLLOW-2)', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefused([choose(stranger, true), follow(stranger).read({ params: { id } })], { status: 404 });
    await expectRefused([choose(board.colleague, true)], { status: 403 });
    expect(await choices()).toBeUndefined();
  });

  it('without a change of the board, and the task keeps the choice through archive, move and undo (FOLLOW-3)', async () => {
    const before = await onBoard();
    await choose(board.member, true);
    expect(await onBoard()).toEqual(before);
    const { task, archivedTask } = api.as(board.manager);
    expect((await task.history({ params: { id } })).entries).toEqual([]);
    const kept = await choices();
    const { id: copy } = await task.duplicate({ params: { id } });
    expect((await TaskModel.findById(copy).orFail().lean()).follows).toBeUndefined();
    const idempotencyKey = 'a-key-of-the-deletion';
    await task.remove({ params: { id } }, { idempotencyKey });
    await task.undo({ body: { key: idempotencyKey } });
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    await archivedTask.restore({ params: { id } });
    await task.move({ body: { ids: [id], project: (await createProject(api, board.company)).id } });
    expect(await choices()).toEqual(kept);
  });

  it('no longer with a deleted account (FOLLOW-3)', async () => {
    await choose(board.member, true);
    await api.as(board.manager).employee.remove({ params: { id: board.member.id } });
    expect(await choices()).toEqual([]);
  });
});
