import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /about (SCREEN-12). */
export function Component() {
  return <PlainLayout {...pageTexts.about} />;
}
