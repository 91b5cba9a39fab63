import { HEARTBEAT_INTERVAL_MS } from '@faena/shared/domain';
import { type Rhythm, repeat } from '../../../platform/repeat.ts';
import type { Services } from '../../../platform/services.ts';
import { closeLostRecords } from './close-lost-records.ts';

/** How often a process looks for records whose signal was lost. */
const SWEEP_INTERVAL_MS = 30_000;

/** Time for those to be heard again whose heartbeats found no process running. */
const FIRST_SWEEP_MS = HEARTBEAT_INTERVAL_MS + SWEEP_INTERVAL_MS;

interface SweeperOptions extends Partial<Rhythm> {
  /** Takes how many records each sweep ended; null for one that failed. */
  readonly report?: ((ended: number | null) => void) | undefined;
}

/**
 * Ends lost records now and then, for as long as the process runs and without keeping it running. A
 * sweep that fails is logged, and the next one tries again.
 * @returns stops it; resolves when a sweep that is under way has ended
 */
export function startSweeper(
  services: Pick<Services, 'clock' | 'log'>,
  { firstMs = FIRST_SWEEP_MS, intervalMs = SWEEP_INTERVAL_MS, report }: SweeperOptions = {},
): () => Promise<void> {
  const look = async () => {
    const ended = await sweep(services);
    report?.(ended);
  };
  return repeat(look, { firstMs, intervalMs });
}

async function sweep({ clock, log }: Pick<Services, 'clock' | 'log'>): Promise<number | null> {
  try {
    const ended = await closeLostRecords({ clock });
    if (ended > 0) log.info({ ended }, 'ended records whose signal was lost');
    return ended;
  } catch (err) {
    log.error({ err }, 'looking for lost records failed');
    return null;
  }
}
