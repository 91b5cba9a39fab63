import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /about (SCREEN-11). */
export function Component() {
  return <PlainLayout {...pageTexts.about} />;
}
