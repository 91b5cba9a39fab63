import { LinkedSlipView, slipTexts } from '@/features/slips/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

/** /boleta: a slip by its private link (ANSWER-2). */
export function Component() {
  return (
    <LinkLayout title={slipTexts.link.title} lang={undefined}>
      <LinkedSlipView />
    </LinkLayout>
  );
}
