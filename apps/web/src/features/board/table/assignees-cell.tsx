import type { PersonCard } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { UserText } from '@/ui/user-text.tsx';

/** Hides the number of people in a narrow column, beside two faces and beside more. */
const WITH_TWO = '@max-[7.25rem]:in-[table]:hidden';
const WITH_MORE = '@max-[10rem]:in-[table]:hidden';

/**
 * Up to three faces, then '+N'. Beside them: the username of one person, 'N usuarios' for several, or 'Sin asignar'. A
 * narrow column shows only the faces.
 */
export function AssigneesCell({ people }: { people: readonly PersonCard[] }) {
  const [first] = people;
  if (!first) return <span className="text-muted">{taskTexts.unassigned}</span>;
  return (
    <span className="in-[table]:@container in-[table]:block in-[table]:w-full min-w-0 in-[table]:text-left">
      <span className="inline-flex max-w-full items-center gap-2 whitespace-nowrap align-middle">
        <AvatarGroup people={people} />
        {people.length === 1 ? (
          <UserText lines={1} className="in-[table]:max-w-28">
            {first.username}
          </UserText>
        ) : (
          <span className={people.length === 2 ? WITH_TWO : WITH_MORE}>{taskTexts.users(people.length)}</span>
        )}
      </span>
    </span>
  );
}
