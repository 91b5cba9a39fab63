import { useVerifyAddress, VerifyAddress, verifyEmailTexts } from '@/features/account/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

const texts = verifyEmailTexts;

/** /verify-email: the page of a link to an e-mail address (EMAIL-1). */
export function Component() {
  const verify = useVerifyAddress();
  return (
    <LinkLayout title={verify.data ? texts.doneTitle : texts.title}>
      <VerifyAddress verify={verify} />
    </LinkLayout>
  );
}
