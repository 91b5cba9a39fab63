import type { PersonCard, Task } from '@faena/shared/schemas';
import { useConnectionLost } from '@/lib/connection.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useAssignable, useAssignTask } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { SavedField } from './saved-field.tsx';
import { useField } from './use-field.ts';

const texts = taskFormTexts;
const NONE: readonly PersonCard[] = [];

/** The assignees of the task: several of the project's people (TASK-5). */
export function PeopleField({ task }: { task: Task }) {
  const { projectId } = useTaskContext();
  const people = useAssignable(projectId);
  const assign = useAssignTask(projectId);
  const { data = NONE, isPending, isError } = people;
  // The assignees are known before the others are read.
  const known = [
    ...task.assignedTo,
    ...data.filter(({ _id }) => !task.assignedTo.some((one) => one._id === _id)),
  ];
  const saved = useField<readonly string[]>({
    latest: task.assignedTo.map(({ _id }) => _id),
    label: texts.assignees,
    send: (ids, { onSaved, onError }) =>
      assign({ id: task.id, people: known.filter(({ _id }) => ids.includes(_id)) }, onError, onSaved),
  });
  const missing = useConnectionLost() ? taskTexts.card.peopleLater : taskTexts.card.peopleFailed;
  const unknown = isError ? missing : taskTexts.card.loadingPeople;
  return (
    <SavedField
      task={task}
      label={texts.assignees}
      saved={saved}
      said={namesOf(task.assignedTo) || texts.noAssignees}
    >
      <MultiSelect
        options={known.map((person) => ({
          value: person._id,
          label: person.fullname || person.username,
          detail: `@${person.username}`,
          icon: <Avatar person={person} size="sm" decorative />,
        }))}
        values={saved.value}
        onValuesChange={saved.save}
        placeholder={texts.noAssignees}
        emptyText={isPending || isError ? unknown : texts.noPeople}
      />
      <QueryNote
        query={people}
        failed={taskTexts.card.peopleFailed}
        later={taskTexts.card.peopleLater}
        className="mt-1"
      />
    </SavedField>
  );
}

/** The full names of people, listed for a sentence. */
function namesOf(people: readonly PersonCard[]): string {
  return people.map(({ fullname, username }) => fullname || username).join(', ');
}
