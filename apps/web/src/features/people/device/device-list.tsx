import { useRef } from 'react';
import { DeviceRow } from '@/ui/device-row.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { deviceTexts as texts } from '../texts/devices.ts';
import { useDevices, useEndDevice } from './requests.ts';

/** Lists the devices that mark for an employee, and ends one in a press (MARK-11). */
export function DeviceList({ employeeId }: { employeeId: string }) {
  const devices = useDevices(employeeId);
  const end = useEndDevice(employeeId);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button disappears, so the focus moves to the start of the section. */
  function tellEnded(): void {
    toast.success(texts.ended);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="devices" className="grid max-w-2xl gap-3">
      <h2 id="devices" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {texts.title}
      </h2>
      <QueryState
        query={devices}
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
              {list.map((device) => (
                <DeviceRow
                  key={device._id}
                  device={device}
                  ending={end}
                  onEnd={() =>
                    end.mutate(device._id, { onSuccess: tellEnded, onError: quietFailure(texts.failed) })
                  }
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
