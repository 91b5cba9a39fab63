import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /contact (SCREEN-11). */
export function Component() {
  return <PlainLayout {...pageTexts.contact} />;
}
