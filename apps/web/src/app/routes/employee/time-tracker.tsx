import { ledgerTexts } from '@/features/planilla/index.ts';
import { slipTexts } from '@/features/slips/index.ts';
import {
  AskForForgotten,
  OwnPlanilla,
  OwnRecords,
  OwnRequests,
  OwnWaitingMarks,
  ownPlanillaTexts,
  PayGate,
  WorkButtons,
  WorkStatus,
} from '@/features/time/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { TextLink } from '@/ui/text-link.tsx';

/** /employee/time-tracker: the earnings and requests of the employee, then all their records (PAY-61, TIME-26). */
export function Component() {
  return (
    <Page>
      <PageHeader
        title={ownPlanillaTexts.tracker.title}
        description={<WorkStatus />}
        actions={
          <>
            <AskForForgotten />
            <WorkButtons />
          </>
        }
      />
      <PayGate asks>
        <OwnPlanilla />
        <p className="mt-4">
          <TextLink to="/employee/boletas">{slipTexts.title}</TextLink>
        </p>
        <div className="mt-8">
          <OwnWaitingMarks />
          <OwnRequests />
          <section aria-labelledby="all-records">
            <h2 id="all-records" className="mb-3 font-semibold text-lg">
              {ownPlanillaTexts.tracker.all}
            </h2>
            <OwnRecords />
          </section>
        </div>
        <p className="mt-6">
          <TextLink to="/employee/history">{ledgerTexts.ofChanges}</TextLink>
        </p>
      </PayGate>
    </Page>
  );
}
