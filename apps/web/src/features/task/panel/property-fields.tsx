import { dueDayOf, LENGTHS, MAX_ESTIMATED_HOURS, MAX_TAGS, TASK_PRIORITIES } from '@faena/shared/domain';
import type { Task, TaskPriority } from '@faena/shared/schemas';
import { dueFields, shownDue } from '@/lib/due-date.ts';
import { COUNT } from '@/lib/typed-number.ts';
import { priorityLabels } from '@/texts/labels.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { dateFaultText } from '@/ui/date-fault-text.ts';
import { DatePicker } from '@/ui/date-picker.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { TagInput } from '@/ui/tag-input.tsx';
import { wholeHours } from '../form/task-form-values.ts';
import { useTaskContext } from '../task-context.ts';
import { PeopleField } from './people-field.tsx';
import { RecurrenceField } from './recurrence-field.tsx';
import { SavedField } from './saved-field.tsx';
import { StatusField } from './status-field.tsx';
import { useField, useSendChange } from './use-field.ts';

const texts = taskFormTexts;
const none = taskTableTexts.none;

type FieldProps = { task: Task };

/** The properties of a task; each saves by itself (PANEL-4). */
export function PropertyFields({ task }: FieldProps) {
  return (
    <div className="mt-3 grid gap-1">
      <StatusField task={task} />
      <PeopleField task={task} />
      <PriorityField task={task} />
      <DueDateField task={task} />
      <RecurrenceField task={task} />
      <HoursField task={task} />
      <TagsField task={task} />
    </div>
  );
}

function PriorityField({ task }: FieldProps) {
  const send = useSendChange<TaskPriority>(task, (priority) => ({ priority }));
  const saved = useField<TaskPriority>({ latest: task.priority, label: texts.priority, send });
  return (
    <SavedField task={task} label={texts.priority} saved={saved} said={priorityLabels[task.priority]}>
      <ChoiceSelect
        choices={TASK_PRIORITIES}
        labels={priorityLabels}
        value={saved.value}
        onChoose={saved.save}
      />
    </SavedField>
  );
}

function DueDateField({ task }: FieldProps) {
  const { timeZone } = useTaskContext();
  const send = useSendChange<string>(task, (day) => dueFields(day, timeZone));
  const saved = useField<string>({
    latest: dueDayOf(task, timeZone),
    label: texts.dueDate,
    valid: (day) => dateFaultText(day, 'day') === undefined,
    send,
  });
  const said = shownDue(task, timeZone) || none;
  return (
    <SavedField task={task} label={texts.dueDate} saved={saved} said={said}>
      <DatePicker value={saved.value} onValueChange={saved.save} className="w-full" />
    </SavedField>
  );
}

function HoursField({ task }: FieldProps) {
  const send = useSendChange<string>(task, (typed) => {
    const estimatedHours = wholeHours(typed);
    return estimatedHours === null ? {} : { estimatedHours };
  });
  const saved = useField<string>({
    latest: String(task.estimatedHours),
    label: texts.estimatedHours,
    valid: (typed) => {
      const hours = wholeHours(typed);
      return hours !== null && hours <= MAX_ESTIMATED_HOURS;
    },
    send,
  });
  const isTooMany = (wholeHours(saved.value) ?? 0) > MAX_ESTIMATED_HOURS;
  return (
    <SavedField
      task={task}
      label={texts.estimatedHours}
      saved={saved}
      said={taskTexts.card.hours(task.estimatedHours)}
      fault={isTooMany ? texts.tooManyHours(MAX_ESTIMATED_HOURS) : undefined}
    >
      <NumberInput
        kind={COUNT}
        shape={texts.wholeHours}
        value={saved.value}
        onValueChange={saved.type}
        onLeave={() => saved.save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && saved.dirty) {
            event.preventDefault();
            saved.takeBack();
          }
        }}
        className="text-left"
      />
    </SavedField>
  );
}

function TagsField({ task }: FieldProps) {
  const send = useSendChange<readonly string[]>(task, (tags) => ({ tags: [...tags] }));
  const saved = useField<readonly string[]>({ latest: task.tags, label: texts.tags, send });
  return (
    <SavedField task={task} label={texts.tags} saved={saved} said={task.tags.join(', ') || none}>
      <TagInput tags={saved.value} onTagsChange={saved.save} max={MAX_TAGS} maxLength={LENGTHS.tag} />
    </SavedField>
  );
}
