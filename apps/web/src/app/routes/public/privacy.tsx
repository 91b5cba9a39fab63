import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /privacy (SCREEN-11). */
export function Component() {
  return <PlainLayout {...pageTexts.privacy} />;
}
