import { LinkedSlipView } from '@/features/slip/index.ts';
import { slipTexts } from '@/texts/slips.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

/** /boleta: a slip by its private link, for nobody's index and nobody's referrer (ANSWER-2). */
export function Component() {
  return (
    <NarrowLayout title={slipTexts.link.title} lang={undefined}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <LinkedSlipView />
    </NarrowLayout>
  );
}
