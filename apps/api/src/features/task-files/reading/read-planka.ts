import { z } from 'zod';
import { countOf, groupedBy, sumOf } from '../../../kernel/grouped.ts';
import type { FileContent, FoundTask } from './file-content.ts';
import { type FoundChecklist, fitting } from './fitting.ts';
import { cardsOf, listOf, manyOf } from './many-of.ts';

const Id = z.union([z.string(), z.number()]).transform(String);
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const Positioned = z.object({ position: z.number().catch(0) });
const Said = z.object({
  cardId: Id.nullish().catch(null),
  userId: Id.nullish().catch(null),
  createdAt: Text.catch(''),
});
/** The used part of a board as Planka answers it. */
const PlankaBoard = z.object({
  item: z.object({ name: z.string() }),
  included: z.object({
    lists: listOf(Positioned.extend({ id: Id, name: Text, type: Text })),
    cards: cardsOf(
      Positioned.extend({
        id: Id,
        listId: Id,
        name: Text,
        description: Text,
        dueDate: Text,
        commentsTotal: z.number().catch(0),
        isDueCompleted: z.boolean().nullish().catch(false),
        stopwatch: z.unknown().optional(),
        coverAttachmentId: Id.nullish(),
      }),
    ),
    labels: manyOf(z.object({ id: Id, name: Text, color: Text })),
    cardLabels: manyOf(z.object({ cardId: Id, labelId: Id })),
    cardMemberships: manyOf(z.object({ cardId: Id, userId: Id })),
    users: manyOf(z.object({ id: Id, name: Text, username: Text, email: Text })),
    taskLists: manyOf(Positioned.extend({ id: Id, cardId: Id, name: Text })),
    tasks: manyOf(
      Positioned.extend({
        name: Text,
        isCompleted: z.boolean().catch(false),
        // Before it had several lists a card, a task was of the card itself.
        taskListId: Id.nullish(),
        cardId: Id.nullish(),
        assigneeUserId: Id.nullish(),
      }),
    ),
    // A board as the browser saves it has no comments; other programs add them as Planka 2 or Planka 1 answers them.
    comments: manyOf(Said.extend({ text: Text.catch('') })),
    actions: manyOf(
      Said.extend({ type: Text.catch(''), data: z.object({ text: Text }).nullish().catch(null) }),
    ),
    attachments: manyOf(z.object({ cardId: Id })),
    customFieldValues: manyOf(z.object({ cardId: Id })),
  }),
});

/** The lists that a board shows; earlier versions had no other. */
const SHOWN_LISTS: readonly string[] = ['', 'active', 'closed'];

/** A board of Planka; null for anything else. */
export function readPlanka(json: unknown): FileContent | null {
  const parsed = PlankaBoard.safeParse(json);
  if (!parsed.success) return null;
  const {
    lists,
    cards,
    labels,
    cardLabels,
    cardMemberships,
    users,
    comments,
    actions,
    attachments,
    customFieldValues,
    ...rest
  } = parsed.data.included;
  const open = lists.filter(({ type }) => SHOWN_LISTS.includes(type)).sort(byPosition);
  const order = new Map(open.map(({ id }, index) => [id, index]));
  const shown = cards
    .filter(({ listId }) => order.has(listId))
    .sort((a, b) => (order.get(a.listId) ?? 0) - (order.get(b.listId) ?? 0) || byPosition(a, b));
  const labelled = new Map(labels.map(({ id, name, color }) => [id, name || color]));
  const people = new Map(
    users.map(({ id, name, username, email }) => [
      id,
      { name: name || username || email, keys: [username, email].filter((key) => key !== '') },
    ]),
  );
  const personOf = (id: string) => people.get(id) ?? { name: id, keys: [] };
  const labelsOf = groupedBy(cardLabels, ({ cardId }) => cardId);
  const membersOf = groupedBy(cardMemberships, ({ cardId }) => cardId);
  const checklistsOf = checklistsByCard(rest);
  const acted = actions.filter(({ type }) => type === 'commentCard');
  const said = [...comments, ...acted.map(({ data, ...act }) => ({ ...act, text: data?.text ?? '' }))];
  const commentsOf = groupedBy(said, ({ cardId }) => cardId ?? '');
  const shownIds = new Set(shown.map(({ id }) => id));
  const isShown = ({ cardId }: { cardId: string }) => shownIds.has(cardId);
  let shortened = 0;
  const tasks = shown.map((card, index) => {
    const checklists = checklistsOf(card.id);
    const { isShortened, ...texts } = fitting({
      title: card.name.trim(),
      description: card.description.trim(),
      labels: (labelsOf.get(card.id) ?? []).flatMap(({ labelId }) => labelled.get(labelId) ?? []),
      checklists,
    });
    if (isShortened) shortened += 1;
    return {
      line: index + 1,
      id: '',
      list: open[order.get(card.listId) ?? 0]?.name ?? '',
      ...texts,
      priority: '',
      people: (membersOf.get(card.id) ?? []).map(({ userId }) => personOf(userId)),
      dueDate: card.dueDate,
      estimatedHours: '',
      recurrence: '',
      blockedBy: [],
      parentId: '',
      comments: (commentsOf.get(card.id) ?? []).map(({ text, createdAt: at, userId }) => ({
        text,
        at,
        author: personOf(userId ?? ''),
      })),
    };
  });
  return {
    source: 'planka',
    lists: [...new Set(open.map(({ name }) => name))],
    tasks,
    leftOut: [
      { part: 'archived', count: cards.length - shown.length },
      { part: 'comments', count: unreadOf(shown, tasks) },
      { part: 'attachments', count: countOf(attachments, isShown) },
      { part: 'shortened', count: shortened },
      { part: 'covers', count: countOf(shown, ({ coverAttachmentId }) => coverAttachmentId) },
      { part: 'keptDates', count: countOf(shown, ({ isDueCompleted }) => isDueCompleted) },
      { part: 'customFields', count: countOf(customFieldValues, isShown) },
      { part: 'trackedTime', count: countOf(shown, ({ stopwatch }) => stopwatch) },
      { part: 'itemDetails', count: countOf(rest.tasks, ({ assigneeUserId }) => assigneeUserId) },
    ],
  };
}

/** The number of comments that the file only counts. */
function unreadOf(
  cards: readonly { readonly commentsTotal: number }[],
  tasks: readonly Pick<FoundTask, 'comments'>[],
): number {
  const counted = sumOf(cards, ({ commentsTotal }) => commentsTotal);
  return Math.max(0, counted - sumOf(tasks, ({ comments }) => comments.length));
}

type Checklists = Pick<z.output<typeof PlankaBoard>['included'], 'taskLists' | 'tasks'>;

/** The checklists of a card. Items of the card itself come first, without a name. */
function checklistsByCard({ taskLists, tasks }: Checklists): (cardId: string) => FoundChecklist[] {
  const listsOf = groupedBy(taskLists, ({ cardId }) => cardId);
  const tasksOf = groupedBy(tasks, ({ taskListId, cardId }) => taskListId ?? `card ${cardId}`);
  const itemsOf = (id: string) =>
    (tasksOf.get(id) ?? [])
      .toSorted(byPosition)
      .map(({ name, isCompleted }) => ({ text: name, done: isCompleted }));
  return (cardId) => {
    const loose = itemsOf(`card ${cardId}`);
    const own = (listsOf.get(cardId) ?? []).toSorted(byPosition);
    return [
      ...(loose.length > 0 ? [{ name: '', items: loose }] : []),
      ...own.map(({ id, name }) => ({ name, items: itemsOf(id) })),
    ];
  };
}

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}
