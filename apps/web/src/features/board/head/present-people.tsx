import { useOthers } from '@/sync/presence.ts';
import { later } from '@/ui/later.tsx';

const PresentFaces = later(() => import('./present-faces.tsx').then(({ PresentFaces }) => PresentFaces));

type PresentPeopleProps = { projectId: string; narrow: boolean };

/** Who else has the board open now (LIVE-3). It comes and goes unsaid; a press tells every name. */
export function PresentPeople({ projectId, narrow }: PresentPeopleProps) {
  const others = useOthers(projectId);
  return others.people.length > 0 && <PresentFaces others={others} narrow={narrow} />;
}
