import { useOwnHome } from '../own-home.ts';
import type { LunchToDeduct } from './deducted-lunch.ts';
import { useWorkingTime } from './state.ts';

/** The lunch that the clock leaves out (LUNCH-7); none once an Almuerzo waits on the device (LUNCH-3). */
export function useLunchToDeduct(): LunchToDeduct {
  const { unsent } = useWorkingTime();
  const { data } = useOwnHome();
  const isMarked = unsent.some(({ evidence }) => evidence?.marks.some(({ kind }) => kind === 'pause'));
  return isMarked ? null : data?.lunch;
}
