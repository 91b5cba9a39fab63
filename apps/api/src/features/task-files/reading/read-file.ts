import { isUtf8 } from 'node:buffer';
import {
  MAX_ASSIGNEES,
  MAX_BLOCKERS,
  MAX_CHECKLIST_ITEMS,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_LEVELS,
  MAX_IMPORT_MEMORY_BYTES,
  MAX_IMPORT_NAMES,
  MAX_IMPORT_PEOPLE,
  MAX_IMPORT_TASKS,
  MAX_IMPORT_VALUES,
  MAX_TAGS,
  withoutRepeatedTags,
} from '@faena/shared/domain';
import { invalid } from '../../../kernel/errors.ts';
import { sumOf } from '../../../kernel/grouped.ts';
import { excessOfJson } from '../../../kernel/measure-json.ts';
import { parseJson } from '../../../kernel/parse-json.ts';
import { boundedComments } from './bounded-comments.ts';
import type { FileContent, FoundComment, FoundTask, NamedPerson } from './file-content.ts';
import { readCsv } from './read-csv.ts';
import { readPlanka } from './read-planka.ts';
import { readTrello } from './read-trello.ts';
import { isXlsx, readXlsx } from './read-xlsx.ts';
import { windowsText } from './windows-text.ts';

/** Most text of lists, people and comments in all tasks, in characters: a file that repeats none has less. */
const MAX_TEXT = 2 * MAX_IMPORT_BYTES;

/**
 * Reads the content of a file; the bytes decide its kind, under any name (IMPORT-2).
 * @throws AppError `validation_failed` for an unknown kind, no tasks or too many
 */
export async function readFile(bytes: Buffer): Promise<FileContent> {
  const content = isXlsx(bytes) ? await readXlsx(bytes) : readText(textOf(bytes));
  if (!content) throw invalid('body.file', 'file_unreadable');
  if (content.tasks.length === 0) throw invalid('body.file', 'file_without_tasks');
  if (content.tasks.length > MAX_IMPORT_TASKS) {
    throw invalid('body.file', 'too_many_tasks', { max: MAX_IMPORT_TASKS });
  }
  if (content.lists.length > MAX_IMPORT_NAMES) {
    throw invalid('body.file', 'too_many_lists', { max: MAX_IMPORT_NAMES });
  }
  const tasks = content.tasks.map(bounded);
  if (sumOf(tasks, ({ people }) => people.length) > MAX_IMPORT_PEOPLE)
    throw invalid('body.file', 'too_many_people_of_tasks', { max: MAX_IMPORT_PEOPLE });
  if (sumOf(tasks, lengthOf) > MAX_TEXT)
    throw invalid('body.file', 'file_takes_too_much', { max: MAX_IMPORT_MEMORY_BYTES / 1_048_576 });
  return { ...content, ...boundedComments({ tasks, leftOut: content.leftOut }) };
}

/** A task with one more of everything than it may have, at most: that is enough for its faults. */
function bounded(task: FoundTask): FoundTask {
  return {
    ...task,
    people: [...new Map(task.people.map((person) => [person.name, person])).values()].slice(
      0,
      MAX_ASSIGNEES + 1,
    ),
    tags: withoutRepeatedTags(task.tags).slice(0, MAX_TAGS + 1),
    checklist: task.checklist.slice(0, MAX_CHECKLIST_ITEMS + 1),
    blockedBy: [...new Set(task.blockedBy.map((id) => id.toLowerCase()))].slice(0, MAX_BLOCKERS + 1),
  };
}

/** The length of the texts that a file may repeat: many tasks may have one list, person or comment. */
function lengthOf({ list, people, comments }: FoundTask): number {
  const authors = comments.flatMap(({ author }) => author ?? []);
  return list.length + sumOf([...people, ...authors], lengthOfPerson) + sumOf(comments, lengthOfComment);
}

function lengthOfPerson({ name, keys }: NamedPerson): number {
  return name.length + sumOf(keys, ({ length }) => length);
}

function lengthOfComment({ at, text }: FoundComment): number {
  return at.length + text.length;
}

function readText(text: string): FileContent | null {
  if (text.includes('\0')) return null;
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
}

/**
 * Text that is not UTF-8 comes from a spreadsheet of Windows; "Unicode text" is UTF-16, with a mark in its first two
 * bytes.
 */
function textOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : windowsText(bytes);
}

function readJson(text: string): FileContent | null {
  refuseExcess(text);
  try {
    const json = parseJson(text);
    return readTrello(json) ?? readPlanka(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Refuses JSON of too many levels or values before it is parsed (LIMIT-22). */
function refuseExcess(text: string): void {
  const excess = excessOfJson(Buffer.from(text), { levels: MAX_IMPORT_LEVELS, values: MAX_IMPORT_VALUES });
  if (excess === 'levels') throw invalid('body.file', 'file_nested_too_deeply', { max: MAX_IMPORT_LEVELS });
  if (excess === 'values') throw invalid('body.file', 'too_many_file_values', { max: MAX_IMPORT_VALUES });
}
