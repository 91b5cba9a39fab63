import type { Device } from '@faena/shared/schemas';
import { useRef } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import { deviceTexts as texts } from '../texts/devices.ts';
import { useDevices, useEndDevice } from './requests.ts';

/** Lists the devices that mark for an employee, and ends one in a press (MARK-11). */
export function DeviceList({ employeeId }: { employeeId: string }) {
  const devices = useDevices(employeeId);
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
                <Row key={device._id} employeeId={employeeId} device={device} onEnded={tellEnded} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

type RowProps = { employeeId: string; device: Device; onEnded: () => void };

function Row({ employeeId, device: { _id, name, own, createdAt, lastSeenAt }, onEnded }: RowProps) {
  const { mutate, isPending } = useEndDevice(employeeId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <UserText>{name}</UserText>
          {own && <Badge tone="ok">{texts.own}</Badge>}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
          <span>{texts.since(formatMoment(createdAt, timeZone))}</span>
          <span>{texts.lastSeen(formatMoment(lastSeenAt, timeZone))}</span>
        </p>
      </div>
      <Button
        loading={isPending}
        aria-label={texts.endNamed(name)}
        onClick={() => mutate(_id, { onSuccess: onEnded, onError: quietFailure(texts.failed) })}
      >
        {texts.end}
      </Button>
    </li>
  );
}
