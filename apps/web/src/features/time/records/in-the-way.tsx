import type { Reason } from '@faena/shared/errors';
import type { WorkRecord } from '@faena/shared/schemas';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { momentsOf } from './moments-of.ts';

const texts = recordChangeTexts.inTheWay;

/** A record that blocks a common change. */
export interface Obstacle {
  readonly record: WorkRecord;
  readonly reason: Reason | undefined;
  /** The reason, in words. */
  readonly text: string;
}

type InTheWayProps = {
  obstacles: readonly Obstacle[];
  timeZone: string;
  onLeaveOut: () => void;
};

/** The blockers of a common change, each with its reason; nothing without any (TIME-42). */
export function InTheWay({ obstacles, timeZone, onLeaveOut }: InTheWayProps) {
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="danger">
      <p className="font-medium">{texts.title}</p>
      <ul className="mt-1 grid gap-1">
        {obstacles.map(({ record, text }) => (
          <li key={record._id} className="tabular">
            {texts.one(momentsOf(record, timeZone), text)}
          </li>
        ))}
      </ul>
      <Button className="mt-2" onClick={onLeaveOut}>
        {texts.leaveOut}
      </Button>
    </Notice>
  );
}
