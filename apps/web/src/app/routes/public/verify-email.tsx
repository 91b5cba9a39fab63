import { useVerifyAddress, VerifyAddress } from '@/features/session/index.ts';
import { verifyEmailTexts } from '@/texts/verify-email.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = verifyEmailTexts;

/** /verify-email: what a link to an e-mail address opens, for nobody's index and nobody's referrer (EMAIL-1). */
export function Component() {
  const verify = useVerifyAddress();
  return (
    <NarrowLayout title={verify.data ? texts.doneTitle : texts.title}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <VerifyAddress verify={verify} />
    </NarrowLayout>
  );
}
