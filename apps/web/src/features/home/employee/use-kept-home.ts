import { useEffect } from 'react';
import { useOwnHome, useWorkplace } from '@/features/time/index.ts';
import { useConnectionLost } from '@/lib/connection.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { reportError } from '@/lib/report.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { useConnectionNote } from '@/ui/use-connection-note.ts';

const texts = employeeTexts.home;

/** It needs the browser's database, so it loads beside the screen. */
const loadKeptHome = () => import('./kept-home.ts');

/** Shows the last answers first, and their age while the server is unreachable (PHONE-6). */
export function useKeptHome(): void {
  const { timeZone } = useWorkplace();
  const lost = useConnectionLost();
  const { data, dataUpdatedAt } = useOwnHome();
  const isKept = lost && data !== undefined;
  useConnectionNote(
    isKept ? texts.asOf(formatMoment(new Date(dataUpdatedAt).toISOString(), timeZone)) : null,
  );
  useEffect(() => {
    void loadKeptHome().then(({ keepHome }) => keepHome(), reportError);
  }, []);
}
