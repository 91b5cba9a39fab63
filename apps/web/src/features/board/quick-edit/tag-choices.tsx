import { foldName, LENGTHS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useChangeTasks, useTaskContext } from '@/features/task/index.ts';
import { drawnTasks } from '@/sync/board.ts';
import { quickTexts } from '@/texts/quick.ts';
import { OptionList } from '@/ui/option-list.tsx';

const texts = quickTexts.edit;

/**
 * The tags of the board. Tags that all of these tasks have are marked. A press adds or removes a tag, and a new word
 * adds a new tag.
 */
export function TagChoices({ tasks }: { tasks: readonly Task[] }) {
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const change = useChangeTasks();
  // The tags at the opening, so that a choice moves no other.
  const [known, setKnown] = useState(() => tagsOf(drawnTasks(queryClient, projectId)));

  function hasAll(tag: string): boolean {
    return tasks.every(({ tags }) => tags.some((other) => foldName(other) === foldName(tag)));
  }

  function toggle(tag: string): void {
    if (!known.includes(tag)) setKnown([tag, ...known]);
    change(tasks, hasAll(tag) ? { removeTags: [tag] } : { addTags: [tag] });
  }

  return (
    <OptionList
      multiple
      options={known.map((tag) => ({ value: tag, label: tag }))}
      emptyText={texts.noTags}
      isChosen={hasAll}
      onChoose={toggle}
      created={(typed) =>
        typed.length > LENGTHS.tag || known.some((tag) => foldName(tag) === foldName(typed))
          ? null
          : texts.newTag(typed)
      }
      mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
    />
  );
}

/** The different tags on a board, the most frequent first. */
function tagsOf(tasks: readonly Task[]): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of tasks.flatMap(({ tags }) => tags)) {
    const { count } = counts.get(foldName(tag)) ?? { count: 0 };
    counts.set(foldName(tag), { tag: counts.get(foldName(tag))?.tag ?? tag, count: count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ tag }) => tag);
}
