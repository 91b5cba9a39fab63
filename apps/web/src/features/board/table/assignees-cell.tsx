import type { PersonCard } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { facesOf } from '../people.ts';

const texts = taskTexts.table;

/** Up to three faces and '+N', with the username of one, 'N usuarios' of more, 'Sin asignar' of none. */
export function AssigneesCell({ people }: { people: readonly PersonCard[] }) {
  const [first] = people;
  if (!first) return <span className="text-muted">{texts.unassigned}</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <AvatarGroup people={facesOf(people)} />
      <span className="truncate in-[table]:max-w-28">
        {people.length === 1 ? first.username : texts.users(people.length)}
      </span>
    </span>
  );
}
