import { publicTexts } from '@/texts/public.ts';
import { PlainLayout } from '../../frame/plain-layout.tsx';

/** /contact (spec, section 2 *Shared elements*). */
export function Component() {
  return <PlainLayout {...publicTexts.contact} />;
}
