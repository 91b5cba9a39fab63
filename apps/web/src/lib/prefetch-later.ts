import { mayPrefetch } from './cost-of-data.ts';
import { codeOf, type Load, loadCode, loadLater } from './later.ts';

/**
 * Loads code like `loadLater`, but only on a connection without costs; elsewhere it loads on first use (PHONE-4). The
 * connection at the time of the load decides.
 */
export function prefetchLater(load: Load<unknown>): void {
  void loadLater(async () => {
    if (codeOf(load) === undefined && mayPrefetch()) await loadCode(load);
  });
}
