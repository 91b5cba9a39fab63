import type { PersonCard } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { useAssignable, useTaskContext } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { type ListOption, OptionList } from '@/ui/option-list.tsx';
import { QueryNote } from '@/ui/query-note.tsx';

const texts = taskTexts.card;

type PeopleListProps = {
  /** The option after the people; none while there are no people. */
  last?: ListOption;
  /** Whether several can be chosen. */
  multiple?: boolean;
  isChosen: (id: string) => boolean;
  /** The person is undefined for the last option. */
  onChoose: (id: string, person: PersonCard | undefined) => void;
};

/** The people of the project to choose from. */
export function PeopleList({ last, multiple = false, isChosen, onChoose }: PeopleListProps) {
  const { projectId } = useTaskContext();
  const people = useAssignable(projectId);
  const { data = [], isPending, isError } = people;
  const options: ListOption[] = data.map((person) => ({
    value: person._id,
    label: person.fullname || person.username,
    detail: `@${person.username}`,
    icon: <Avatar person={person} size="sm" decorative />,
  }));
  return (
    <>
      <OptionList
        multiple={multiple}
        options={last && data.length > 0 ? [...options, last] : options}
        emptyText={isPending ? texts.loadingPeople : isError ? null : texts.noPeople}
        isChosen={isChosen}
        onChoose={(id) =>
          onChoose(
            id,
            data.find(({ _id }) => _id === id),
          )
        }
        mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
      />
      <QueryNote
        query={people}
        failed={texts.peopleFailed}
        later={texts.peopleLater}
        className="mt-1 px-2 pb-1"
      />
    </>
  );
}
