import type { Task } from '@faena/shared/schemas';
import {
  CircleSlash,
  CloudUpload,
  ListChecks,
  ListTree,
  type LucideIcon,
  MessageSquare,
  Paperclip,
  Repeat,
} from 'lucide-react';
import { useIsQueued } from '@/sync/outbox.ts';
import { useOfBoard } from '@/sync/use-of-board.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { cn } from '@/ui/cn.ts';
import { recurrenceText } from './recurrence.ts';
import { useTaskContext } from './task-context.ts';
import { relationsOf } from './task-relations.ts';
import { recurrenceTexts } from './texts/recurrence.ts';
import { taskMarkTexts as texts } from './texts/task-marks.ts';

const iconProps = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-3.5 shrink-0' } as const;

/** The progress of a checklist (CHECK-4). */
export function ChecklistMark({ task: { checklist } }: { task: Task }) {
  if (!checklist) return null;
  const { done, total } = checklist;
  const complete = done === total;
  return (
    <span className={cn('tabular inline-flex items-center gap-1', complete && 'text-ok')}>
      <ListChecks {...iconProps} />
      <span className="sr-only">
        {complete ? texts.checklist.complete : texts.checklist.done(done, total)}
      </span>
      <span aria-hidden>{texts.checklist.progress(done, total)}</span>
    </span>
  );
}

/** A mark of a recurring task, with its recurrence (RECUR-1). */
export function RecurrenceMark({ task: { recurrence } }: { task: Task }) {
  if (!recurrence) return null;
  const often = recurrenceText(recurrence);
  return (
    <span title={often} className="inline-flex items-center">
      <Repeat {...iconProps} />
      <span className="sr-only">{`${recurrenceTexts.repeats} ${often}`}</span>
    </span>
  );
}

/** Marks a task that waits for an unfinished task (LINK-1). */
export function BlockedMark({ task: { blockedBy } }: { task: Task }) {
  const { projectId } = useTaskContext();
  const blocked = useOfBoard(projectId, (tasks) =>
    blockedBy?.some((other) => relationsOf(tasks).open.has(other)),
  );
  if (!blocked) return null;
  return (
    <span className="inline-flex items-center gap-1 text-danger">
      <CircleSlash {...iconProps} />
      {texts.links.blocked}
    </span>
  );
}

/** The number of a task's finished subtasks (LINK-5). */
export function SubtasksMark({ task: { id } }: { task: Task }) {
  const { projectId } = useTaskContext();
  const done = useOfBoard(projectId, (tasks) => relationsOf(tasks).subtasks.get(id)?.done ?? 0);
  const total = useOfBoard(projectId, (tasks) => relationsOf(tasks).subtasks.get(id)?.total ?? 0);
  if (total === 0) return null;
  return (
    <span className="tabular inline-flex items-center gap-1">
      <ListTree {...iconProps} />
      <span className="sr-only">{texts.subtasks.progress(done, total)}</span>
      <span aria-hidden>{texts.checklist.progress(done, total)}</span>
    </span>
  );
}

/** The number of comments on a task (COMMENT-1). */
export function CommentsMark({ task: { comments } }: { task: Task }) {
  return <CountMark icon={MessageSquare} total={comments?.total} words={texts.comments} />;
}

/** The number of files on a task (FILE-1). */
export function FilesMark({ task: { attachments } }: { task: Task }) {
  return <CountMark icon={Paperclip} total={attachments?.total} words={texts.files} />;
}

type CountMarkProps = { icon: LucideIcon; total: number | undefined; words: (total: number) => string };

function CountMark({ icon: Icon, total, words }: CountMarkProps) {
  if (!total) return null;
  return (
    <span className="tabular inline-flex items-center gap-1">
      <Icon {...iconProps} />
      <span className="sr-only">{words(total)}</span>
      <span aria-hidden>{total}</span>
    </span>
  );
}

/** A mark of a task with queued changes (NET-13). */
export function WaitingMark({ task: { id } }: { task: Task }) {
  if (!useIsQueued(id)) return null;
  return (
    <span title={waitingTexts.waits} className="inline-flex items-center text-warn">
      <CloudUpload {...iconProps} />
      <span className="sr-only">{waitingTexts.waits}</span>
    </span>
  );
}
