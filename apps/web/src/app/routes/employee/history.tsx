import { ledgerTexts, OwnLedger, planillaViewTexts } from '@/features/planilla/index.ts';
import { PayGate } from '@/features/time/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { TextLink } from '@/ui/text-link.tsx';

/** /employee/history (LEDGER-7). */
export function Component() {
  return (
    <Page>
      <PageHeader
        title={planillaViewTexts.title}
        description={ledgerTexts.ownDescription}
        back={<TextLink to="/employee/time-tracker">{ledgerTexts.back}</TextLink>}
      />
      <PayGate asks>
        <OwnLedger />
      </PayGate>
    </Page>
  );
}
