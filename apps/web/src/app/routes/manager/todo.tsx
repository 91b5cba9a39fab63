import { Placeholder } from '@/app/placeholder.tsx';
import { managerTexts } from '@/texts/manager.ts';

/** /todo, a placeholder (spec, section 2). */
export function Component() {
  return <Placeholder title={managerTexts.frame.entries.todo} />;
}
