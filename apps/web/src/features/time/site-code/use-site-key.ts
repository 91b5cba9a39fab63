import { useEffect, useState } from 'react';
import { ApiError, client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { keepSiteSecret, readSiteKey } from './kept-secrets.ts';

/** The key of a site: `waiting` until the device knows it, `unreached` without a network, `off` if the site uses none. */
export type SiteKey = CryptoKey | 'waiting' | 'unreached' | 'off';

/** Answers after which a kept key is of no use: no right or no code, no project. */
const ENDED: ReadonlySet<number> = new Set([403, 404]);

/** The key of a site, asked for when it is shown and kept for times without a network (MARK-28, MARK-29). */
export function useSiteKey(projectId: string): SiteKey {
  const [key, setKey] = useState<SiteKey>('waiting');
  useEffect(() => {
    let isGone = false;
    const personId = readSession()?.personId ?? '';
    const show = (next: SiteKey) => {
      if (!isGone) setKey(next);
    };
    const ask = async () => {
      const kept = await readSiteKey(personId, projectId);
      if (kept) show(kept);
      try {
        const { secret } = await client.crew.showSiteCode({ params: { id: projectId } });
        show((await keepSiteSecret(personId, projectId, secret)) ?? 'off');
      } catch (error) {
        if (error instanceof ApiError && ENDED.has(error.status)) {
          await keepSiteSecret(personId, projectId, null);
          show('off');
        } else if (!kept) show('unreached');
      }
    };
    const learn = () => void ask().catch(reportError);
    learn();
    window.addEventListener('online', learn);
    return () => {
      isGone = true;
      window.removeEventListener('online', learn);
    };
  }, [projectId]);
  return key;
}
