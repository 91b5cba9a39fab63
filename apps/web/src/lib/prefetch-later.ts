import { mayPrefetch } from './cost-of-data.ts';
import { codeOf, type Load, loadCode, loadLater } from './later.ts';

/**
 * Loads code as `loadLater` does, but only where data cost nothing; elsewhere it loads on first use (PHONE-4). The line
 * counts at the time of the load.
 */
export function prefetchLater(load: Load<unknown>): void {
  void loadLater(async () => {
    if (codeOf(load) === undefined && mayPrefetch()) await loadCode(load);
  });
}
