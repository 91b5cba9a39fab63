import type { NoticePreferences } from '@faena/shared/schemas';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { noticeHoursTexts as texts } from '../texts/notice-hours.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours from the chosen begin of quiet hours to their end, until the person chooses the end. */
const USUAL_QUIET_HOURS = 10;

type Hours = Pick<NoticePreferences, 'noticeHour' | 'quietFrom' | 'quietTo'>;
type NoticeHoursProps = { hours: Hours; onChange: (hours: Partial<Hours>) => void };

/** When a person hears of their day, and when nothing is mailed or pushed to them (NOTICE-22, NOTICE-21). */
export function NoticeHours({ hours: { noticeHour, quietFrom, quietTo }, onChange }: NoticeHoursProps) {
  const begin = (from: number | null) => {
    const isKept = quietTo !== null && quietTo !== from;
    const to = isKept ? quietTo : ((from ?? 0) + USUAL_QUIET_HOURS) % 24;
    onChange({ quietFrom: from, quietTo: from === null ? null : to });
  };
  return (
    <div className="mt-4 grid gap-4">
      <Field label={texts.hour} hint={texts.hourHint}>
        <HourSelect hour={noticeHour} onChoose={(hour) => hour !== null && onChange({ noticeHour: hour })} />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Field label={texts.quietFrom} hint={texts.quietHint}>
          <HourSelect hour={quietFrom} none={texts.noQuiet} onChoose={begin} />
        </Field>
        {quietFrom !== null && (
          <Field label={texts.quietTo}>
            <HourSelect
              hour={quietTo}
              except={quietFrom}
              onChoose={(to) => onChange({ quietFrom, quietTo: to })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}

type HourSelectProps = {
  hour: number | null;
  /** The option without an hour. */
  none?: string;
  /** An hour that is not offered. */
  except?: number;
  onChoose: (hour: number | null) => void;
};

function HourSelect({ hour, none, except, onChoose }: HourSelectProps) {
  return (
    <Select
      className="w-48"
      value={hour ?? ''}
      onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {HOURS.filter((one) => one !== except).map((one) => (
        <option key={one} value={one}>
          {`${one}:00`}
        </option>
      ))}
    </Select>
  );
}
