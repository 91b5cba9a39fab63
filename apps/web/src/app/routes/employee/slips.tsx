import { ledgerTexts } from '@/features/planilla/index.ts';
import { OwnAccounts, OwnSlips, slipTexts } from '@/features/slips/index.ts';
import { PayGate } from '@/features/time/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { TextLink } from '@/ui/text-link.tsx';

/** /employee/boletas (ANSWER-1). */
export function Component() {
  return (
    <Page>
      <PageHeader
        title={slipTexts.title}
        description={slipTexts.description}
        back={<TextLink to="/employee/time-tracker">{ledgerTexts.back}</TextLink>}
      />
      <PayGate asks>
        <OwnAccounts />
        <OwnSlips />
      </PayGate>
    </Page>
  );
}
