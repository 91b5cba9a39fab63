import { useOthers } from '@/sync/presence.ts';
import { later } from '@/ui/later.tsx';

const PresentFaces = later(() => import('./present-faces.tsx').then(({ PresentFaces }) => PresentFaces));

type PresentPeopleProps = { projectId: string; narrow: boolean };

/**
 * The other people who have the board open now (LIVE-3). Screen readers do not announce changes; a press shows every
 * name.
 */
export function PresentPeople({ projectId, narrow }: PresentPeopleProps) {
  const others = useOthers(projectId);
  return others.people.length > 0 && <PresentFaces others={others} narrow={narrow} />;
}
