import { type ReactNode, useState } from 'react';
import { useLater } from '@/ui/use-later.ts';
import { useTaskContext } from '../task-context.ts';
import { WorkedContext, type WorkedHours } from './card-hours.tsx';
import { loadWorkedReader } from './load-worked-reader.ts';

type WithWorkedHoursProps = {
  /** Whether the board shows any card. */
  hasCards: boolean;
  children: ReactNode;
};

/**
 * Gives the cards inside the worked hours of their board. Their code loads after the first screen, and only that code
 * asks for them (PANEL-17).
 */
export function WithWorkedHours({ hasCards, children }: WithWorkedHoursProps) {
  const { projectId } = useTaskContext();
  const WorkedReader = useLater(loadWorkedReader);
  const [worked, setWorked] = useState<WorkedHours | null>(null);
  return (
    <WorkedContext value={worked}>
      {children}
      {WorkedReader && <WorkedReader projectId={projectId} hasCards={hasCards} onRead={setWorked} />}
    </WorkedContext>
  );
}
