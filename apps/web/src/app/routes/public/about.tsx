import { PlainLayout } from '../../frame/plain-layout.tsx';
import { pageTexts } from '../../texts/pages.ts';

/** /about (SCREEN-11). */
export function Component() {
  return <PlainLayout {...pageTexts.about} />;
}
