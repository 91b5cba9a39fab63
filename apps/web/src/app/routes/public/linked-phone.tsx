import { LinkedPhone, linkedPhoneTexts } from '@/features/time/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

/** /telefono: the page of the link by which a phone marks (MARK-20). */
export function Component() {
  return (
    <LinkLayout title={linkedPhoneTexts.title} lang={undefined}>
      <LinkedPhone />
    </LinkLayout>
  );
}
