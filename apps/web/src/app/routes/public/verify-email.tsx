import {
  useDeclineAddress,
  useVerifyAddress,
  VerifyAddress,
  verifyEmailTexts,
} from '@/features/account/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

const texts = verifyEmailTexts;

/** /verify-email: the page of a link to an e-mail address (EMAIL-1, EMAIL-5). */
export function Component() {
  const verify = useVerifyAddress();
  const decline = useDeclineAddress();
  const answered = decline.data ? texts.declinedTitle : texts.title;
  return (
    <LinkLayout title={verify.data ? texts.doneTitle : answered}>
      <VerifyAddress verify={verify} decline={decline} />
    </LinkLayout>
  );
}
