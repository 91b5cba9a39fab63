import type { Task } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { removalOf } from '@/sync/authors.ts';
import { useIsUnsaved } from '@/sync/outbox.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { Notice } from '@/ui/notice.tsx';
import { EditedBy } from '../edited-by.tsx';
import { useTaskContext } from '../task-context.ts';
import { taskPanelTexts as texts } from '../texts/task-panel.ts';
import { PanelPart } from './panel-part.tsx';
import { PropertyFields } from './property-fields.tsx';
import { PropertyList } from './property-list.tsx';
import { SECTIONS, TOP_SECTIONS } from './sections.ts';
import { DescriptionField, TitleField } from './text-fields.tsx';
import { DescriptionText, TitleText } from './texts-read.tsx';
import { TrackedTime } from './tracked-time.tsx';

type TaskPageProps = {
  task: Task;
  /** Whether the task is deleted or archived. The page is then read-only, because typed text could not be saved. */
  gone: boolean;
};

/** All properties of a task: fields for people who may change it, plain values for others (PANEL-4, PANEL-8). */
export function TaskPage({ task, gone }: TaskPageProps) {
  const { projectId, canManage, timeZone } = useTaskContext();
  const isNew = useIsUnsaved(task.id);
  return (
    <>
      {gone && (
        <div className="mb-3">
          <Notice tone="warn">{taskFormTexts.goneKnown(...removalOf(task.id))}</Notice>
        </div>
      )}
      <EditedBy projectId={projectId} taskId={task.id} />
      {!gone && !isNew && TOP_SECTIONS.map(({ id, Section }) => <Section key={id} task={task} />)}
      {canManage ? <TitleField task={task} gone={gone} /> : <TitleText title={task.title} />}
      {canManage && !gone ? <PropertyFields task={task} /> : <PropertyList task={task} canMove={!gone} />}
      {!gone && !isNew && <TrackedTime task={task} />}
      <PanelPart title={taskFormTexts.description}>
        {canManage ? (
          <DescriptionField task={task} gone={gone} />
        ) : (
          <DescriptionText description={task.description} />
        )}
      </PanelPart>
      {isNew && (
        <div className="mt-6">
          <Notice>{texts.waits}</Notice>
        </div>
      )}
      {!gone && !isNew && SECTIONS.map(({ id, Section }) => <Section key={id} task={task} />)}
      <p className="tabular mt-8 flex flex-wrap gap-x-4 text-muted text-sm">
        <span>{texts.created(formatMoment(task.createdAt, timeZone))}</span>
        {task.updatedAt !== task.createdAt && (
          <span>{texts.changed(formatMoment(task.updatedAt, timeZone))}</span>
        )}
      </p>
    </>
  );
}
