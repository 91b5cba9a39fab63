import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /contact (spec, section 2 *Shared elements*). */
export function Component() {
  return <PlainLayout {...pageTexts.contact} />;
}
