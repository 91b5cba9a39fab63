import { MAX_BLOCKERS } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { LineFault } from '@faena/shared/schemas';
import { circleIn } from '../../board-links/index.ts';
import type { FoundTask } from '../reading/file-content.ts';
import { faultAt } from './read-fields.ts';

/** A task's blockers and parent, as ids of the board. */
export interface FileLinks {
  readonly blockedBy: readonly string[];
  readonly parentId: string | null;
}

/** A task of a file, with its present or future id on the board; null if it will have none. */
interface NamedTask {
  readonly found: FoundTask;
  readonly boardId: string | null;
  /** The list of the task is left out. */
  readonly isLeftOut: boolean;
}

type Path = 'blockedBy' | 'parentId';
type Fault = ReturnType<typeof faultOf>;

/**
 * The blockers and parents of a file's tasks, in their order, and the faults: missing or repeated ids, and too many
 * (IMPORT-5). One that is left out is waited for by nobody.
 * @param isOnBoard whether a task of this id is on the board, named by the file or not
 */
export function readLinks(
  tasks: readonly NamedTask[],
  isOnBoard: (id: string) => boolean,
): { links: ReadonlyMap<FoundTask, FileLinks>; faults: LineFault[] } {
  const faults: LineFault[] = [];
  const refuse = (found: FoundTask, path: Path, fault: Fault) =>
    faults.push(faultAt(found, path, 'cell_left_empty', fault));
  const ids = new Map<string, string | null>();
  const twice = new Set<string>();
  for (const { found, boardId } of tasks) {
    const id = found.id.toLowerCase();
    if (id !== '' && ids.has(id)) twice.add(id);
    ids.set(id, boardId);
  }
  const faultIn = (named: readonly string[]): Fault | null => {
    if (named.length > MAX_BLOCKERS) return faultOf('too_many_blockers');
    const ambiguous = named.find((id) => twice.has(id));
    if (ambiguous !== undefined) return faultOf('task_named_by_two', { id: shown(ambiguous) });
    const unknown = named.find((id) => !ids.has(id) && !isOnBoard(id));
    return unknown === undefined ? null : faultOf('unknown_task', { id: shown(unknown) });
  };
  const idsOf = (found: FoundTask, path: Path, names: readonly string[]): string[] => {
    const named = [...new Set(names.map((name) => name.toLowerCase()))];
    const fault = faultIn(named);
    if (fault) refuse(found, path, fault);
    return fault ? [] : named.flatMap((id) => (ids.has(id) ? (ids.get(id) ?? []) : id));
  };
  const links = new Map<FoundTask, FileLinks>();
  for (const { found, isLeftOut } of tasks) {
    if (isLeftOut) continue;
    const blockedBy = idsOf(found, 'blockedBy', found.blockedBy);
    const [parentId = null] = found.parentId === '' ? [] : idsOf(found, 'parentId', [found.parentId]);
    links.set(found, { blockedBy, parentId });
  }
  return { links, faults };
}

/** As many characters of a named task as an id has. */
function shown(name: string): string {
  return name.slice(0, 24);
}

/** The links of new tasks without those in a circle, each of which is a fault (LINK-1, LINK-5). */
export function withoutCircles(
  created: readonly NamedTask[],
  links: ReadonlyMap<FoundTask, FileLinks>,
): { links: ReadonlyMap<FoundTask, FileLinks>; faults: LineFault[] } {
  const kept = new Map(links);
  const faults: LineFault[] = [];
  const cut = (path: Path, namesOf: (its: FileLinks) => readonly string[], without: Partial<FileLinks>) => {
    const named = new Map(
      created.map(({ found, boardId }) => [boardId ?? '', namesOf(links.get(found) ?? NO_LINKS)]),
    );
    const inCircle = new Set(circleIn(named));
    for (const { found, boardId } of created) {
      if (!inCircle.has(boardId ?? '')) continue;
      faults.push(faultAt(found, path, 'cell_left_empty', faultOf('links_in_a_circle')));
      kept.set(found, { ...(kept.get(found) ?? NO_LINKS), ...without });
    }
  };
  cut('blockedBy', ({ blockedBy }) => blockedBy, { blockedBy: [] });
  cut('parentId', ({ parentId }) => (parentId === null ? [] : [parentId]), { parentId: null });
  return { links: kept, faults };
}

const NO_LINKS: FileLinks = { blockedBy: [], parentId: null };
