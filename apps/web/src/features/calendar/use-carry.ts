import type { Calendar, CalendarProject, CalendarTask } from '@faena/shared/schemas';
import { useState } from 'react';
import { tellFailure, useUpdateTask } from '@/features/task/index.ts';
import { dueFields } from '@/lib/due-date.ts';
import { formatDateInWords } from '@/lib/format-moment.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { toast } from '@/ui/toast.ts';
import { asBoardTask } from './board-tasks.ts';
import { carryTexts as texts } from './texts/carry.ts';

/** A task that is carried from its day to another one. */
export interface Held {
  readonly task: CalendarTask;
  readonly project: CalendarProject;
  readonly by: 'keys' | 'pointer';
  /** The day under the pointer; null beside the days. */
  readonly over: string | null;
}

/** The carried task of the calendar, and the acts that move it. */
export interface Carry {
  readonly held: Held | null;
  /** The last announcement for screen readers. */
  readonly said: string;
  /** Picks a task up. One that the person may not change stays, and says why (CAL-13). */
  readonly lift: (taskId: string, by: Held['by']) => CalendarTask | null;
  /** Holds the task over a day; null is beside the days. */
  readonly carryOver: (day: string | null) => void;
  /** Makes the task due on a day, by the command of its board (CAL-11). Null puts it back. */
  readonly drop: (day: string | null) => void;
}

/** Carries tasks of a calendar between its days. */
export function useCarry({ tasks, projects }: Calendar): Carry {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState('');
  const update = useUpdateTask(held?.project._id ?? '', held?.project.timeZone);

  function lift(taskId: string, by: Held['by']): CalendarTask | null {
    const task = tasks.find(({ id }) => id === taskId);
    const project = projects.find(({ _id }) => _id === task?.projectId);
    if (!task || !project) return null;
    if (!project.mayChange) {
      toast.message(taskTexts.failed.forbidden);
      return null;
    }
    setHeld({ task, project, by, over: task.day });
    say(texts.lifted(task.title, formatDateInWords(task.day)));
    return task;
  }

  function drop(day: string | null): void {
    if (!held) return;
    const { task, project } = held;
    setHeld(null);
    if (day === null || day === task.day) {
      say(texts.stayed(task.title, formatDateInWords(task.day)));
      return;
    }
    say(texts.dropped(task.title, formatDateInWords(day)));
    const asked = { id: task.id, changes: dueFields(day, project.timeZone) };
    const fail = (error: Error) => tellFailure(error, texts.failed);
    void update(asked, fail, undefined, [asBoardTask(task, project)]);
  }

  function carryOver(over: string | null): void {
    // The library reports a last move after the drop, which must not pick the task up again.
    setHeld((now) => (now && now.over !== over ? { ...now, over } : now));
  }

  return { held, said, lift, carryOver, drop };
}
