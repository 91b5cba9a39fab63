import { Placeholder } from '@/app/placeholder.tsx';
import { managerTexts } from '../../texts/manager.ts';

/** /team, the Calendar: a placeholder (COMPANY-12). */
export function Component() {
  return <Placeholder title={managerTexts.frame.entries.calendar} />;
}
