import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { memo } from 'react';
import {
  BlockedMark,
  CardHours,
  ChecklistMark,
  CommentsMark,
  DueDate,
  EditedBy,
  FilesMark,
  RecurrenceMark,
  SubtasksMark,
  WaitingMark,
} from '@/features/task/index.ts';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { Tag } from '@/ui/tag.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { Assigned, CardEdits, CardPeople } from '../quick-edit/card-edits.tsx';
import { CardActions } from './card-actions.tsx';
import { COVER_CLASS } from './card-class.ts';
import { countWholeTags } from './whole-tags.ts';

type TaskCardProps = {
  task: Task;
  /** The title as a button that opens the task; plain text by default. */
  title?: ReactNode;
  /** Whether its fields can be changed here (BOARD-9, QUICK-5). */
  editable?: boolean;
  /** Whether the buttons of hover are rendered. */
  actions?: boolean;
};

/** The content of a card of the board (BOARD-9). */
export const TaskCard = memo(function TaskCard({
  task,
  title = <UserText lines={3}>{task.title}</UserText>,
  editable = false,
  actions = editable,
}: TaskCardProps) {
  const { description, tags, assignedTo, cover } = task;
  return (
    <>
      {cover && (
        // The alt text is empty, because the cover adds nothing to the title. Its size is reserved (COVER-1).
        <img
          src={cover}
          alt=""
          width={COVER_WIDTH_PX}
          height={COVER_HEIGHT_PX}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={COVER_CLASS}
        />
      )}
      <h4 className="font-semibold">{title}</h4>
      {description && (
        <p className="mt-1 text-muted text-sm">
          <UserText lines={2}>{description}</UserText>
        </p>
      )}
      {tags.length > 0 && <CardTags tags={tags} />}
      <div className="tabular mt-2 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm pointer-coarse:-mb-2">
        {editable ? <CardEdits task={task} /> : <CardFacts task={task} />}
        <WaitingMark task={task} />
        <RecurrenceMark task={task} />
        <BlockedMark task={task} />
        <ChecklistMark task={task} />
        <SubtasksMark task={task} />
        <FilesMark task={task} />
        <CommentsMark task={task} />
        {assignedTo.length > 0 &&
          (editable ? (
            <CardPeople task={task} />
          ) : (
            <span className="ml-auto inline-flex items-center gap-1.5">
              <Assigned task={task} />
            </span>
          ))}
        {actions && <CardActions task={task} />}
      </div>
      <EditedBy projectId={task.project._id} taskId={task.id} />
    </>
  );
});

function CardTags({ tags }: { tags: readonly string[] }) {
  const shown = countWholeTags(tags);
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-1">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Tag among={tags}>{tag}</Tag>
        </li>
      ))}
      {shown < tags.length && (
        <li title={tags.slice(shown).join(', ')} className="tabular px-1 text-muted text-sm">
          +{tags.length - shown}
        </li>
      )}
    </ul>
  );
}

function CardFacts({ task }: { task: Task }) {
  const { priority, dueDate } = task;
  return (
    <>
      <PriorityIcon priority={priority} />
      {dueDate && <DueDate task={task} />}
      <CardHours task={task} />
    </>
  );
}
