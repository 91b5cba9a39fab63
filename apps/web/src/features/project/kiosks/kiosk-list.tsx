import { useRef } from 'react';
import { DeviceRow } from '@/ui/device-row.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { kioskTexts as texts } from '../texts/kiosks.ts';
import { KioskLink } from './kiosk-link.tsx';
import { useEndKiosk, useKiosks } from './requests.ts';

/** Lists the kiosks of a project with their last use, and ends one in a press (KIOSK-2). */
export function KioskList({ projectId }: { projectId: string }) {
  const kiosks = useKiosks(projectId);
  const end = useEndKiosk(projectId);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button disappears, so the focus moves to the start of the section. */
  function tellEnded(): void {
    toast.success(texts.ended);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="kiosks" className="grid gap-3">
      <h3 id="kiosks" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {texts.title}
      </h3>
      <p className="text-muted text-sm">{texts.hint}</p>
      <QueryState
        query={kiosks}
        loading={texts.loading}
        skeleton={<Skeleton className="h-14" />}
        failed={texts.loadFailed}
        safe={texts.loadSafe}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {list.map((kiosk) => (
                <DeviceRow
                  key={kiosk._id}
                  device={kiosk}
                  ending={end}
                  onEnd={() =>
                    end.mutate(kiosk._id, { onSuccess: tellEnded, onError: quietFailure(texts.failed) })
                  }
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <KioskLink projectId={projectId} />
    </section>
  );
}
