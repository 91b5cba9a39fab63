import { pageTexts } from '@/texts/pages.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /about (spec, section 2 *Shared elements*). */
export function Component() {
  return <PlainLayout {...pageTexts.about} />;
}
