import {
  AskForForgotten,
  OwnRecords,
  OwnRequests,
  WorkStatus,
  WorkSwitch,
} from '@/features/working-time/index.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

/** /employee/time-tracker. */
export function Component() {
  return (
    <Page>
      <PageHeader
        title={employeeTexts.tracker.title}
        description={<WorkStatus />}
        actions={
          <>
            <AskForForgotten />
            <WorkSwitch />
          </>
        }
      />
      <OwnRequests />
      <OwnRecords />
    </Page>
  );
}
