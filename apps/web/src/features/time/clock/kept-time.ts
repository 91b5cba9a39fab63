import type { Home, WorkRecord } from '@faena/shared/schemas';
import { type KeptTime, readWorkingTime, type Stretch, updateWorkingTime } from './state.ts';

/** The part of the working time that a visit without a network shows (PHONE-6): today's, and no money. */
export function timeToKeep(home: Home | undefined): KeptTime {
  const { record } = readWorkingTime();
  return { last: record ? withoutMoney(record) : (home?.clock ?? null), today: home?.today ?? [] };
}

/** Shows the working time of the last visit until the server answers. */
export function showKeptTime(kept: KeptTime): void {
  updateWorkingTime({ kept });
}

function withoutMoney({ startTime, endTime, voided }: WorkRecord): Stretch {
  return { startTime, endTime, voided };
}
