import { useSyncExternalStore } from 'react';
import { readWorkingTime, subscribeToWorkingTime, type WorkingTime } from './state.ts';

/** The working time of the signed-in employee as this tab knows it, following every change. */
export function useWorkingTime(): WorkingTime {
  return useSyncExternalStore(subscribeToWorkingTime, readWorkingTime);
}
