import { Placeholder } from '@/app/placeholder.tsx';
import { managerTexts } from '../../texts/manager.ts';

/** /todo, a placeholder (COMPANY-12). */
export function Component() {
  return <Placeholder title={managerTexts.frame.entries.todo} />;
}
