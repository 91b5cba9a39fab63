import { HOUR_MS } from '@faena/shared/domain';
import { currentDatabase } from '../platform/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Services } from '../platform/services.ts';
import { fileReferences } from '../platform/storage/file-reference.ts';
import { sweepFiles } from '../platform/storage/sweep-files.ts';

/** Moves files into the bucket if there is one, and removes unreferenced files. */
export function fileSweepJob({ clock, files, log }: Pick<Services, 'clock' | 'files' | 'log'>): Job {
  return {
    name: 'file-sweeps',
    everyMs: 6 * HOUR_MS,
    firstMs: HOUR_MS / 12,
    async run() {
      const moved = await files.moveToBucket();
      const swept = await sweepFiles(files, currentDatabase(), fileReferences(), clock.now());
      if (moved + swept.removed + swept.settled > 0) log.info({ moved, ...swept }, 'swept files');
    },
  };
}
