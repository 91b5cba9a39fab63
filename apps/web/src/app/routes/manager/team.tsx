import { CalendarPage } from '@/features/calendar/index.ts';
import { Page } from '@/ui/page.tsx';

/** /team, the calendar (CAL-1). */
export function Component() {
  return (
    <Page>
      <CalendarPage />
    </Page>
  );
}
