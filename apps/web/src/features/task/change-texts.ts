import type { COMMANDS, Command } from '@faena/shared/commands';
import type { TaskStatus } from '@faena/shared/schemas';
import type { QueuedChange } from '@/sync/queue.ts';
import { archiveTexts } from '@/texts/archive.ts';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { waitingTexts } from '@/texts/waiting.ts';

const texts = taskTexts.undo;

/** A change in words: the act, and the title of the task it is about. */
export interface ChangeText {
  readonly told: string;
  readonly about?: string | undefined;
}

/** The known state of a task before a change. */
export interface Before {
  readonly id: string;
  readonly title?: string;
  readonly status?: TaskStatus | undefined;
}

/** The words for a command. */
export interface Words<Asked, Answer = unknown> {
  /** The words for a command that was made; without an answer while it is queued. */
  made(asked: Asked, before: readonly Before[], answer: Answer | null): ChangeText;
  /** The words while it is queued, if `made` would say that it is saved. */
  queued?(asked: Asked): string;
}

export type AskedOf<C> = C extends Command<infer Asked, infer _Answer> ? Asked : never;

export const ofTaskPart = {
  made: ({ id }: { readonly id: string }, before: readonly Before[]) => ({
    told: texts.saved,
    ...titled(before, id),
  }),
};

/** The words for the commands that can be queued, but those of comments. */
export const WORDS: { readonly [Name in keyof typeof COMMANDS]: Words<AskedOf<(typeof COMMANDS)[Name]>> } = {
  create: { made: ({ body: { title } }) => ({ told: texts.created, about: title }) },
  createMany: { made: ({ body: { titles } }) => ({ told: quickTexts.paste.created(titles.length) }) },
  move: { made: ({ id, status }, before) => ({ told: movedTo(before, id, status), ...titled(before, id) }) },
  status: {
    made: ({ id, status }, before) => ({ told: texts.moved(statusLabels[status]), ...titled(before, id) }),
  },
  assign: {
    made: ({ id, people }, before) => ({
      told: people.length > 0 ? texts.assigned : texts.unassigned,
      ...titled(before, id),
    }),
  },
  update: {
    made: ({ id }, before) => ({ told: texts.saved, ...titled(before, id) }),
    queued: () => waitingTexts.changed(1),
  },
  batch: {
    made: ({ ids, change: { status } }, before) => ({
      told: movedAlone(before, ids, status) ?? quickTexts.edit.changed(ids.length),
      ...onlyTitle(before, ids),
    }),
    queued: ({ ids }) => waitingTexts.changed(ids.length),
  },
  archive: { made: (ids, before) => ({ told: archiveTexts.done(ids.length), ...onlyTitle(before, ids) }) },
  remove: { made: (id, before) => ({ told: texts.removed, ...titled(before, id) }) },
  tick: { ...ofTaskPart, queued: ({ text, done }) => waitingTexts.ticked(text, done) },
  addItems: { ...ofTaskPart, queued: ({ texts }) => waitingTexts.stepsAdded(texts) },
  setItemText: { ...ofTaskPart, queued: ({ text }) => waitingTexts.stepChanged(text) },
  moveItem: { ...ofTaskPart, queued: ({ text }) => waitingTexts.stepMoved(text) },
  removeItem: { ...ofTaskPart, queued: ({ text }) => waitingTexts.stepRemoved(text) },
};

const known = new Map<string, Words<unknown>>(Object.entries(WORDS) as [string, Words<unknown>][]);

/** Makes the words for commands known whose code loads later. */
export function addWords(words: object): void {
  for (const [name, said] of Object.entries(words)) known.set(name, said);
}

/** The words for a queued command, which is not saved yet. */
export function tellQueued<Asked, Answer>(
  words: Words<Asked, Answer>,
  asked: Asked,
  before: readonly Before[],
): ChangeText {
  const { told, about } = words.made(asked, before, null);
  return { told: words.queued?.(asked) ?? told, about };
}

/**
 * Describes a stored change in the language of this page, which may have changed since; null for an unknown one
 * (LANG-3).
 */
export function tellStored({ kind, variables, before }: QueuedChange): string | null {
  // A change was stored with the input of the command of its name.
  const words = known.get(kind);
  if (!words) return null;
  const tasks = Object.entries(before).map(([id, { status }]) => ({ id, status }));
  return tellQueued(words, variables, tasks).told;
}

/** The title of a task that a change is about. */
export function titled(tasks: readonly Before[], id: string | undefined): Pick<ChangeText, 'about'> {
  return { about: tasks.find((task) => task.id === id)?.title };
}

function onlyTitle(tasks: readonly Before[], ids: readonly string[]): Pick<ChangeText, 'about'> {
  return ids.length === 1 ? titled(tasks, ids[0]) : {};
}

/** The words of a drag, for a batch that moves a single task. */
function movedAlone(
  tasks: readonly Before[],
  ids: readonly string[],
  status?: TaskStatus,
): string | undefined {
  const isMoved = ids.length === 1 && tasks.some((task) => task.id === ids[0] && task.status !== status);
  return status && isMoved ? texts.moved(statusLabels[status]) : undefined;
}

function movedTo(tasks: readonly Before[], id: string, status: TaskStatus): string {
  const stays = tasks.some((task) => task.id === id && task.status === status);
  return stays ? texts.reordered : texts.moved(statusLabels[status]);
}
