import { PlainLayout } from '../../frame/plain-layout.tsx';
import { pageTexts } from '../../texts/pages.ts';

/** /contact (SCREEN-11). */
export function Component() {
  return <PlainLayout {...pageTexts.contact} />;
}
