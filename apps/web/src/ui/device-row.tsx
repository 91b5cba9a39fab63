import type { Kiosk } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { deviceRowTexts as texts } from '@/texts/device-row.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { UserText } from './user-text.tsx';

type DeviceRowProps = {
  /** A phone has `own`; a kiosk belongs to nobody. */
  device: Kiosk & { own?: boolean };
  /** The request that ends a device of the list. */
  ending: { isPending: boolean; variables: string | undefined };
  onEnd: () => void;
};

/** A device that marks, with its last use and the button that ends it (MARK-11) (KIOSK-2). */
export function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const { _id, name, own = false, createdAt, lastSeenAt } = device;
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
        loading={ending.isPending && ending.variables === _id}
        aria-label={texts.endNamed(name)}
        onClick={onEnd}
      >
        {texts.end}
      </Button>
    </li>
  );
}
