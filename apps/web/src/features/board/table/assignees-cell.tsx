import type { PersonCard } from '@faena/shared/schemas';
import { taskTableTexts } from '@/texts/task-table.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { facesOf } from '../people.ts';

const texts = taskTableTexts;

/** Up to three faces and '+N', with the username of one, 'N usuarios' of more, 'Sin asignar' of none. */
export function AssigneesCell({ people }: { people: readonly PersonCard[] }) {
  const [first] = people;
  if (!first) return <span className="text-muted">{texts.unassigned}</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-2 whitespace-nowrap">
      <AvatarGroup people={facesOf(people)} />
      <UserText lines={1} className="in-[table]:max-w-28">
        {people.length === 1 ? first.username : texts.users(people.length)}
      </UserText>
    </span>
  );
}
