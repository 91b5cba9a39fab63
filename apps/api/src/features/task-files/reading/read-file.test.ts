import { MAX_TASK_COMMENTS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import type { FileContent } from './file-content.ts';
import { readFile } from './read-file.ts';

const read = (json: object) => readFile(Buffer.from(JSON.stringify(json)));

describe('a board that Trello exported (IMPORT-7)', () => {
  const card = { idList: 'l1', idLabels: [], idMembers: [], closed: false, desc: '', due: null };
  const board = {
    name: 'Casa',
    lists: [
      { id: 'l2', name: 'Done', closed: false, pos: 2 },
      { id: 'l1', name: 'To Do', closed: false, pos: 1 },
      { id: 'l0', name: 'Vieja', closed: true, pos: 0 },
    ],
    labels: [
      { id: 'a', name: 'obra', color: 'red' },
      { id: 'b', name: '', color: 'blue' },
    ],
    members: [{ id: 'm', fullName: 'Ana López', username: 'ana' }],
    checklists: [
      {
        ...{ idCard: 'c2', name: 'Pasos', pos: 1 },
        checkItems: [
          { name: 'segundo', state: 'incomplete', pos: 2 },
          { name: 'primero', state: 'complete', pos: 1 },
        ],
      },
    ],
    actions: [{ type: 'commentCard' }, { type: 'updateCard' }],
    cards: [
      { ...card, id: 'c3', name: 'Tercera', idList: 'l2', pos: 1 },
      {
        ...card,
        ...{ id: 'c2', name: 'Segunda', pos: 2, desc: 'Con detalle', due: '2026-12-01T18:00:00.000Z' },
        ...{ idLabels: ['a', 'b', 'gone'], idMembers: ['m'], attachments: [{}] },
      },
      { ...card, id: 'c1', name: 'Primera', pos: 1 },
      { ...card, id: 'c4', name: 'Archivada', pos: 3, closed: true },
      { ...card, id: 'c5', name: 'De una lista vieja', pos: 3, idList: 'l0' },
    ],
  };

  it('is read by list and position, with labels, members and checklists', async () => {
    const { source, lists, tasks, leftOut } = await read(board);
    expect(source).toBe('trello');
    expect(lists).toEqual(['To Do', 'Done']);
    expect(tasks.map(({ list, title }) => [list, title])).toEqual([
      ['To Do', 'Primera'],
      ['To Do', 'Segunda'],
      ['Done', 'Tercera'],
    ]);
    expect(tasks[1]).toMatchObject({
      line: 2,
      description: 'Con detalle',
      checklist: [
        { text: 'primero', done: true },
        { text: 'segundo', done: false },
      ],
      tags: ['obra', 'blue'],
      people: [{ name: 'Ana López', keys: ['ana'] }],
      dueDate: '2026-12-01T18:00:00.000Z',
    });
    expect(leftOut.filter(({ count }) => count > 0)).toEqual([
      { part: 'archived', count: 2 },
      { part: 'comments', count: 1 },
      { part: 'attachments', count: 1 },
      { part: 'labels', count: 1 },
    ]);
  });

  it('has one checklist of several, each item with the name of its own; those beyond the most go on in the description', async () => {
    const item = (name: string, pos: number) => ({ name, state: 'incomplete', pos });
    const checklists = [
      { idCard: 'c', name: 'Vacía', pos: 0, checkItems: [] },
      { idCard: 'c', name: 'Techo', pos: 1, checkItems: [item(' Vigas\n y  láminas ', 1), item(' ', 2)] },
      {
        idCard: 'c',
        name: 'Piso',
        pos: 2,
        checkItems: Array.from({ length: 101 }, (_, pos) => item(`${pos}`, pos)),
      },
      { idCard: 'd', name: 'Sola', pos: 1, checkItems: [item('x'.repeat(300), 1)] },
    ];
    const cards = [
      { ...card, id: 'c', name: 'c', pos: 1, desc: 'Antes' },
      { ...card, id: 'd', name: 'd', pos: 2 },
    ];
    const { tasks, leftOut } = await read({ ...board, cards, checklists });
    const [many, one] = tasks;
    expect(many?.checklist).toHaveLength(100);
    expect(many?.checklist.slice(0, 2).map(({ text }) => text)).toEqual([
      'Techo: Vigas y láminas',
      'Piso: 0',
    ]);
    expect(many?.description).toBe('Antes\n\n- [ ] Piso: 99\n- [ ] Piso: 100');
    expect(one?.checklist).toEqual([{ text: `${'x'.repeat(199)}…`, done: false }]);
    expect(leftOut).toContainEqual({ part: 'shortened', count: 1 });
  });

  it('moves the end of a long text to the description, and counts texts that are cut', async () => {
    const long = { ...card, id: 'c', name: 'x'.repeat(300), desc: 'y'.repeat(6_000), pos: 1 };
    const { tasks, leftOut } = await read({ ...board, cards: [long] });
    expect(tasks[0]?.title).toHaveLength(200);
    expect(tasks[0]?.description).toMatch(/^x{300}\n\ny+…$/);
    expect(tasks[0]?.description).toHaveLength(5_000);
    expect(leftOut).toContainEqual({ part: 'shortened', count: 1 });
  });
});

describe('a board of Planka (IMPORT-7)', () => {
  it('is read by list and position, with labels, members and task lists', async () => {
    const card = { description: null, dueDate: null, commentsTotal: 0 };
    const { source, lists, tasks, leftOut } = await read({
      item: { id: '1', name: 'Casa' },
      included: {
        lists: [
          { id: '12', type: 'archive', name: null, position: null },
          { id: '11', type: 'active', name: 'Doing', position: 65_536 },
        ],
        cards: [
          { ...card, id: '22', listId: '11', name: 'b', position: 2, commentsTotal: 3 },
          { ...card, id: '21', listId: '11', name: 'a', position: 1, description: 'Texto' },
          { ...card, id: '23', listId: '12', name: 'archivada', position: 1 },
        ],
        labels: [{ id: '31', name: 'obra', color: 'berry-red', position: 1 }],
        cardLabels: [{ cardId: '21', labelId: '31' }],
        users: [{ id: '41', name: 'Ana López', username: null, email: 'ana@example.com' }],
        cardMemberships: [{ cardId: '21', userId: '41' }],
        taskLists: [{ id: '51', cardId: '21', name: 'Pasos', position: 1 }],
        tasks: [
          { taskListId: '51', name: 'dos', isCompleted: false, position: 2 },
          { taskListId: '51', name: 'uno', isCompleted: true, position: 1 },
        ],
        attachments: [{ cardId: '21' }, { cardId: '23' }],
      },
    });
    expect(source).toBe('planka');
    expect(lists).toEqual(['Doing']);
    expect(tasks).toMatchObject([
      {
        title: 'a',
        description: 'Texto',
        checklist: [
          { text: 'uno', done: true },
          { text: 'dos', done: false },
        ],
        tags: ['obra'],
        people: [{ name: 'Ana López', keys: ['ana@example.com'] }],
      },
      { title: 'b' },
    ]);
    expect(leftOut.filter(({ count }) => count > 0)).toEqual([
      { part: 'archived', count: 1 },
      { part: 'comments', count: 3 },
      { part: 'attachments', count: 1 },
    ]);
  });
});

describe('the comments of another board (IMPORT-19)', () => {
  const lists = [{ id: 'l', name: 'Hecho', pos: 1 }];
  const act = (n: number, text: string, given: object = {}) => ({
    ...{ type: 'commentCard', date: `2026-11-0${n}T12:00:00.000Z`, idMemberCreator: 'm' },
    ...{ data: { text, card: { id: 'c' }, board: {} }, ...given },
  });
  const trello = (actions: object[], badges = { votes: 0, comments: 0 }) =>
    read({
      ...{ name: 'Casa', lists, actions, members: [{ id: 'm', fullName: 'Ana López', username: 'ana' }] },
      cards: [{ id: 'c', idList: 'l', name: 'a', badges }],
    });
  const unread = ({ leftOut }: FileContent) => leftOut.find(({ part }) => part === 'comments')?.count;

  it('are read from the acts of Trello, the oldest first, also of people who have left the board (IMPORT-21)', async () => {
    const left = { idMemberCreator: 'gone', memberCreator: { fullName: 'Beto', username: 'beto' } };
    const file = await trello(
      [
        act(3, 'Ya va.', left),
        act(2, 'Falta el plano.'),
        act(1, ' '),
        { type: 'updateCard', date: 5, data: 5 },
      ],
      { votes: 0, comments: 7 },
    );
    expect(file.tasks[0]?.comments).toEqual([
      {
        ...{ at: '2026-11-02T12:00:00.000Z', text: 'Falta el plano.' },
        author: { name: 'Ana López', keys: ['ana'] },
      },
      { at: '2026-11-03T12:00:00.000Z', text: 'Ya va.', author: { name: 'Beto', keys: ['beto'] } },
    ]);
    // The export has the last thousand acts alone. A blank comment is none.
    expect(unread(file)).toBe(4);
  });

  it.each([
    [
      'Planka 2',
      { comments: [{ cardId: '21', userId: '41', text: 'Listo', createdAt: '2026-11-02T12:00:00.000Z' }] },
    ],
    [
      'Planka 1',
      {
        actions: [
          {
            ...{ type: 'commentCard', cardId: '21', userId: '41', data: { text: 'Listo' } },
            createdAt: '2026-11-02T12:00:00.000Z',
          },
          { type: 'moveCard', cardId: '21', data: 5 },
        ],
      },
    ],
  ])('are read from a file of %s that has them', async (_, given) => {
    const file = await read({
      item: { name: 'Casa' },
      included: {
        lists: [{ id: '11', name: 'Hecho' }],
        cards: [{ id: '21', listId: '11', name: 'a', commentsTotal: 1 }],
        users: [{ id: '41', name: 'Ana López', username: 'ana', email: 'ana@example.com' }],
        ...given,
      },
    });
    expect(file.tasks[0]?.comments).toEqual([
      {
        ...{ at: '2026-11-02T12:00:00.000Z', text: 'Listo' },
        author: { name: 'Ana López', keys: ['ana', 'ana@example.com'] },
      },
    ]);
    expect(unread(file)).toBe(0);
  });

  it('have a time or none, and a visible name without half of a sign, and no key that no account has', async () => {
    const by = (fullName: string, username: string) => ({
      ...{ idMemberCreator: 'gone', memberCreator: { fullName, username } },
    });
    const { tasks } = await trello([
      act(1, 'Uno', { ...by(`x${'👷'.repeat(150)}`, 'k'.repeat(255)) }),
      act(2, 'Dos', { ...by('Ana\n\u202eLópez\u200b', 'ana'), date: 'x'.repeat(9_000) }),
    ]);
    expect(tasks[0]?.comments).toEqual([
      {
        ...{ at: '2026-11-01T12:00:00.000Z', text: 'Uno' },
        author: { name: `x${'👷'.repeat(99)}…`, keys: [] },
      },
      { at: '', text: 'Dos', author: { name: 'Ana López', keys: ['ana'] } },
    ]);
  });

  it('go on in a further comment where they are too long, without half of a sign (IMPORT-20)', async () => {
    const text = `x${'👷'.repeat(4_000)}`;
    const { tasks } = await trello([act(1, text)]);
    const said = tasks[0]?.comments.map(({ text }) => text) ?? [];
    expect(said.map(({ length }) => length)).toEqual([4_999, 3_002]);
    expect(said.join('')).toBe(text);
  });

  it('are the latest ones of a task beyond the most, and the others are counted', async () => {
    const file = await trello(
      Array.from({ length: MAX_TASK_COMMENTS + 3 }, (_, n) => act(1 + (n % 9), `${n}`)),
    );
    expect(file.tasks[0]?.comments).toHaveLength(MAX_TASK_COMMENTS);
    expect(file.tasks[0]?.comments.at(-1)?.at).toBe('2026-11-09T12:00:00.000Z');
    expect(unread(file)).toBe(3);
  });

  it('are at most 5,000 in all, and the others are counted', async () => {
    const cards = Array.from({ length: 4 }, (_, n) => ({ id: `${n}`, idList: 'l', name: 'a', pos: n }));
    const comments = cards.flatMap(({ id }) =>
      Array.from({ length: MAX_TASK_COMMENTS }, (_, n) =>
        act(1, `${n}`, { data: { text: `${n}`, card: { id } } }),
      ),
    );
    const file = await read({ name: 'Casa', lists, cards, actions: comments });
    expect(file.tasks.map(({ comments: { length } }) => length)).toEqual([2_000, 2_000, 1_000, 0]);
    expect(unread(file)).toBe(3_000);
  });
});

describe('the parts of a real board that an import leaves out (IMPORT-7)', () => {
  const counts = ({ leftOut }: FileContent) =>
    Object.fromEntries(leftOut.filter(({ count }) => count > 0).map(({ part, count }) => [part, count]));

  it('are counted for Trello, with the names of people who have left the board', async () => {
    const id = (n: number) => `65f0a1b2c3d4e5f6a7b8c9${String(n).padStart(2, '0')}`;
    const card = {
      ...{ idBoard: id(0), idList: id(1), idLabels: [], idMembers: [], closed: false, desc: '', due: null },
      ...{ start: null, dueComplete: false, customFieldItems: [], attachments: [], pos: 65_535 },
      cover: { idAttachment: null, color: null, size: 'normal', brightness: 'dark' },
      badges: { votes: 0, comments: 0, checkItems: 0, attachments: 0, subscribed: false },
    };
    const file = await read({
      ...{ id: id(0), name: 'Casa 🏗️', desc: '', closed: false, prefs: { background: 'blue' } },
      lists: [{ id: id(1), name: 'En curso', closed: false, pos: 1, softLimit: null }],
      labels: [
        { id: id(2), name: '', color: 'sky_dark' },
        { id: id(3), name: 'x'.repeat(60), color: null },
      ],
      members: [{ id: id(4), fullName: 'Ana', username: 'ana', avatarHash: null }],
      checklists: [
        {
          ...{ id: id(5), idCard: id(9), name: 'Pasos', pos: 1 },
          checkItems: [
            { name: 'a', state: 'complete', pos: 1, due: '2026-12-01T12:00:00.000Z', idMember: null },
            { name: 'b', state: 'incomplete', pos: 2, due: null, idMember: id(4) },
            { name: 'c', state: 'incomplete', pos: 3, due: null, idMember: null },
          ],
        },
      ],
      actions: [{ type: 'commentCard' }],
      customFields: [{ id: id(6), name: 'Metros' }],
      cards: [
        {
          ...{ ...card, id: id(9), name: '👷'.repeat(100), desc: '🏗️'.repeat(4_000) },
          ...{ start: '2026-11-01T12:00:00.000Z', due: '2026-12-01T12:00:00.000Z', dueComplete: true },
          ...{ idLabels: [id(2), id(3)], idMembers: [id(4), id(7)], attachments: [{}, {}] },
          customFieldItems: [{ idCustomField: id(6), value: { number: '12' } }],
          cover: { idAttachment: null, color: 'green' },
          badges: { votes: 3, comments: 5 },
        },
        {
          ...card,
          id: id(10),
          name: `x${'👷'.repeat(120)}`,
          badges: null,
          cover: null,
          customFieldItems: null,
        },
      ],
    });
    expect(counts(file)).toEqual({
      ...{ comments: 5, attachments: 2, shortened: 1, covers: 1, starts: 1, keptDates: 1, customFields: 1 },
      ...{ votes: 3, itemDetails: 2 },
    });
    const [first, second] = file.tasks;
    expect(first?.tags).toEqual(['sky_dark', 'x'.repeat(40)]);
    expect(first?.people).toEqual([
      { name: 'Ana', keys: ['ana'] },
      { name: id(7), keys: [] },
    ]);
    expect(first?.title).toBe('👷'.repeat(100));
    // No half of a surrogate pair is left.
    for (const text of [first?.description, second?.title]) expect(text).not.toMatch(/\p{Surrogate}/u);
    expect(second?.title).toBe(`x${'👷'.repeat(99)}…`);
    expect(second?.description).toBe(`x${'👷'.repeat(120)}`);
  });

  it('are counted for Planka', async () => {
    const card = {
      ...{
        boardId: '1',
        listId: '11',
        type: 'project',
        description: null,
        dueDate: null,
        isDueCompleted: null,
      },
      ...{ stopwatch: null, commentsTotal: 0, isClosed: false, coverAttachmentId: null, prevListId: null },
    };
    const file = await read({
      item: { id: '1', name: 'Casa', defaultView: 'kanban' },
      included: {
        boardMemberships: [],
        lists: [{ id: '11', type: 'closed', name: 'Hecho', position: 65_536, color: null }],
        cards: [
          {
            ...{ ...card, id: '21', name: 'a', position: 1, dueDate: '2026-12-01T12:00:00.000Z' },
            ...{ isDueCompleted: true, stopwatch: { total: 60, startedAt: null }, coverAttachmentId: '71' },
          },
        ],
        ...{
          labels: [{ id: '31', name: null, color: 'berry-red' }],
          cardLabels: [{ cardId: '21', labelId: '31' }],
        },
        ...{ users: [], cardMemberships: [{ cardId: '21', userId: '42' }] },
        taskLists: [{ id: '51', cardId: '21', name: 'Pasos', position: 1 }],
        tasks: [
          {
            taskListId: '51',
            name: 'a',
            isCompleted: true,
            position: 1,
            assigneeUserId: '42',
            linkedCardId: null,
          },
        ],
        ...{ attachments: [{ id: '71', cardId: '21' }], customFields: [{ id: '61' }] },
        customFieldValues: [{ cardId: '21', content: '12' }],
      },
    });
    expect(counts(file)).toEqual({
      ...{ attachments: 1, covers: 1, keptDates: 1, customFields: 1, trackedTime: 1, itemDetails: 1 },
    });
    expect(file.tasks).toMatchObject([
      { list: 'Hecho', tags: ['berry-red'], people: [{ name: '42', keys: [] }] },
    ]);
  });
});
