import { z } from 'zod';
import { countOf, groupedBy, sumOf } from '../../../kernel/grouped.ts';
import type { FileContent, NamedPerson } from './file-content.ts';
import { fitting } from './fitting.ts';
import { cardsOf, listOf, manyOf } from './many-of.ts';

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const Closed = z.boolean().nullish();
const Yes = z.boolean().nullish().catch(false);
const Positioned = z.object({ pos: z.number().catch(0) });
/** The used part of a board that Trello exported. */
const TrelloBoard = z.object({
  name: z.string(),
  lists: listOf(Positioned.extend({ id: z.string(), name: Text, closed: Closed })),
  cards: cardsOf(
    Positioned.extend({
      id: z.string(),
      name: Text,
      desc: Text,
      due: Text,
      idList: z.string(),
      idLabels: manyOf(z.string()),
      // Exports before 2016 have the labels of cards here, and none at the head of the board.
      labels: manyOf(z.object({ name: Text, color: Text })),
      idMembers: manyOf(z.string()),
      closed: Closed,
      attachments: manyOf(z.unknown()),
      start: Text,
      dueComplete: Yes,
      customFieldItems: manyOf(z.unknown()),
      badges: z
        .object({ votes: z.number().catch(0), comments: z.number().catch(0) })
        .nullish()
        .catch(null),
      cover: z.object({ color: Text, idAttachment: Text }).nullish().catch(null),
    }),
  ),
  labels: manyOf(z.object({ id: z.string(), name: Text, color: Text })),
  members: manyOf(z.object({ id: z.string(), fullName: Text, username: Text })),
  checklists: manyOf(
    Positioned.extend({
      idCard: z.string(),
      name: Text,
      checkItems: manyOf(Positioned.extend({ name: Text, state: Text, due: Text, idMember: Text })),
    }),
  ),
  actions: manyOf(
    z.object({
      type: Text,
      date: Text.catch(''),
      idMemberCreator: Text.catch(''),
      memberCreator: z.object({ fullName: Text, username: Text }).nullish().catch(null),
      data: z
        .object({ text: Text, card: z.object({ id: Text }) })
        .nullish()
        .catch(null),
    }),
  ),
});

/** A board that Trello exported; null for anything else. */
export function readTrello(json: unknown): FileContent | null {
  const parsed = TrelloBoard.safeParse(json);
  if (!parsed.success) return null;
  const { lists, cards, labels, members, checklists, actions } = parsed.data;
  const open = lists.filter(({ closed }) => !closed).sort(byPosition);
  const order = new Map(open.map(({ id }, index) => [id, index]));
  const shown = cards
    .filter(({ closed, idList }) => !closed && order.has(idList))
    .sort((a, b) => (order.get(a.idList) ?? 0) - (order.get(b.idList) ?? 0) || byPosition(a, b));
  const labelled = new Map(labels.map(({ id, name, color }) => [id, name || color]));
  /** The names of a card's labels; one that the file names nowhere is empty. */
  const namesOf = ({ idLabels, labels: own }: z.output<typeof TrelloBoard>['cards'][number]) =>
    own.length >= idLabels.length
      ? own.map(({ name, color }) => name || color)
      : idLabels.map((id) => labelled.get(id) ?? '');
  const people = new Map(members.map((member) => [member.id, personOf(member)]));
  const checklistsOf = groupedBy(checklists, ({ idCard }) => idCard);
  const comments = actions.filter(({ type }) => type === 'commentCard');
  const commentsOf = groupedBy(comments, ({ data }) => data?.card.id ?? '');
  const commentOf = ({ date, data, idMemberCreator, memberCreator }: (typeof comments)[number]) => ({
    at: date,
    text: data?.text ?? '',
    author: people.get(idMemberCreator) ?? personOf(memberCreator),
  });
  let shortened = 0;
  let nameless = 0;
  const tasks = shown.map((card, index) => {
    const own = (checklistsOf.get(card.id) ?? []).toSorted(byPosition).map(({ name, checkItems }) => ({
      name,
      items: checkItems
        .toSorted(byPosition)
        .map((item) => ({ text: item.name, done: item.state === 'complete' })),
    }));
    const names = namesOf(card);
    nameless += countOf(names, (name) => name === '');
    const { isShortened, ...texts } = fitting({
      title: card.name.trim(),
      description: card.desc.trim(),
      labels: names,
      checklists: own,
    });
    if (isShortened) shortened += 1;
    return {
      line: index + 1,
      id: '',
      list: open[order.get(card.idList) ?? 0]?.name ?? '',
      ...texts,
      priority: '',
      people: card.idMembers.map((id) => people.get(id) ?? { name: id, keys: [] }),
      dueDate: card.due,
      estimatedHours: '',
      recurrence: '',
      blockedBy: [],
      parentId: '',
      comments: (commentsOf.get(card.id) ?? []).map(commentOf),
    };
  });
  const items = shown.flatMap(({ id }) =>
    (checklistsOf.get(id) ?? []).flatMap(({ checkItems }) => checkItems),
  );
  return {
    source: 'trello',
    lists: [...new Set(open.map(({ name }) => name))],
    tasks,
    leftOut: [
      { part: 'archived', count: cards.length - shown.length },
      // An export has the last thousand acts, and of each card how many comments there are.
      {
        part: 'comments',
        count:
          Math.max(
            comments.length,
            sumOf(shown, ({ badges }) => badges?.comments ?? 0),
          ) - sumOf(tasks, ({ comments }) => comments.length),
      },
      { part: 'attachments', count: sumOf(shown, ({ attachments }) => attachments.length) },
      { part: 'shortened', count: shortened },
      { part: 'covers', count: countOf(shown, ({ cover }) => cover?.color || cover?.idAttachment) },
      { part: 'starts', count: countOf(shown, ({ start }) => start) },
      { part: 'keptDates', count: countOf(shown, ({ dueComplete }) => dueComplete) },
      { part: 'customFields', count: sumOf(shown, ({ customFieldItems }) => customFieldItems.length) },
      { part: 'votes', count: sumOf(shown, ({ badges }) => badges?.votes ?? 0) },
      { part: 'labels', count: nameless },
      { part: 'itemDetails', count: countOf(items, ({ due, idMember }) => due || idMember) },
    ],
  };
}

/** A person of Trello, as they may be known here. */
function personOf(member: { fullName: string; username: string } | null | undefined): NamedPerson {
  const { fullName = '', username = '' } = member ?? {};
  return { name: fullName || username, keys: [username] };
}

function byPosition(a: { pos: number }, b: { pos: number }): number {
  return a.pos - b.pos;
}
