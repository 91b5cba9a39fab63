import { formatFromTo, fromCents, sumOf, toCents } from '@faena/shared/domain';
import type { LinkedSlip, SlipStretch } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { formatCalendarDate, formatDateInWords, formatWeekday } from '@/lib/format-moment.ts';
import { formatSigned, hoursInTime } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { lineName, shareText } from '@/texts/line-texts.ts';
import { LinkedText } from '@/ui/linked-text.tsx';
import { TitledList } from '@/ui/titled-list.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

/**
 * A slip's payment and its reasons: days, hours by rate, earlier time, adjustments and lines, then the sum (SLIP-1).
 */
export function SlipFigures({ slip }: { slip: LinkedSlip }) {
  const { format } = useMoney();
  const { days, rates, late, adjustments, lines, gross, additions, deductions, net, stretches = [] } = slip;
  // Adds whole cents, so that a reader who adds the amounts gets the same sum.
  const worked = {
    ms: sumOf(days, 'ms'),
    amount: fromCents(days.reduce((sum, { amount }) => sum + toCents(amount), 0)),
  };
  const fromTo = (isOf: (stretch: SlipStretch) => boolean) =>
    stretches
      .filter(isOf)
      .map(({ startTime, endTime, hourlyRate }) => {
        const times = { startTime: new Date(startTime), endTime: new Date(endTime) };
        const time = formatFromTo(times, slip.timezone);
        return rates.length > 1 && hourlyRate !== null ? `${time} (${format(hourlyRate)})` : time;
      })
      .join(', ');
  return (
    <div className="grid grid-cols-1 gap-4">
      <TitledList title={texts.days}>
        {days.length === 0 && <li className="py-1 text-muted">{texts.noDays}</li>}
        {days.map(({ date, ms, amount }) => (
          <Line
            key={date}
            label={
              <>
                <span aria-hidden className="inline-block w-16 font-medium">
                  {formatWeekday(date)}
                </span>
                <VisuallyHidden>{`${formatDateInWords(date)}, `}</VisuallyHidden>
                {hoursInTime(ms)}
              </>
            }
            note={fromTo((stretch) => stretch.date === date)}
            amount={format(amount)}
          />
        ))}
        {days.length > 1 && (
          <Line label={`${texts.total} · ${hoursInTime(worked.ms)}`} amount={format(worked.amount)} />
        )}
      </TitledList>
      {days.length > 0 && <p className="text-muted text-sm">{texts.reckoned}</p>}
      {rates.length > 0 && (
        <TitledList title={texts.rates}>
          {rates.map(({ hourlyRate, ms, amount }) => (
            <Line
              key={hourlyRate ?? 'none'}
              label={texts.atRate(hoursInTime(ms), hourlyRate === null ? texts.noRate : format(hourlyRate))}
              amount={format(amount)}
            />
          ))}
        </TitledList>
      )}
      {late.length > 0 && (
        <TitledList title={texts.late}>
          {late.map(({ recordId, date, ms, amount }) => (
            <Line
              key={`${recordId} ${date}`}
              label={`${formatCalendarDate(date)} · ${hoursInTime(ms)}`}
              note={fromTo((stretch) => stretch.date === date && stretch.recordId === recordId)}
              amount={format(amount)}
            />
          ))}
        </TitledList>
      )}
      {adjustments.length > 0 && (
        <TitledList title={texts.adjustments}>
          {adjustments.map(({ _id, date, by, reason, amount }) => (
            <Line
              key={_id}
              label={`${formatCalendarDate(date)} · ${by}`}
              note={reason}
              amount={formatSigned(amount, format)}
            />
          ))}
        </TitledList>
      )}
      <ul className="border-line border-t">
        <Line label={texts.gross} amount={format(gross)} />
        {lines.map(({ conceptId, lineId, name, debt, note, kind, amount, share }) => (
          <Line
            key={conceptId ?? lineId}
            label={<UserText>{lineName({ name, debt })}</UserText>}
            note={note || shareText({ share })}
            amount={formatSigned(kind === 'deduction' ? -amount : amount, format)}
          />
        ))}
        {lines.length > 1 && additions !== 0 && (
          <Line label={texts.additions} amount={formatSigned(additions, format)} muted />
        )}
        {lines.length > 1 && deductions !== 0 && (
          <Line label={texts.deductions} amount={formatSigned(-deductions, format)} muted />
        )}
        <li className="tabular flex items-baseline justify-between gap-x-4 border-line border-t py-2 font-semibold text-lg">
          <span>{texts.net}</span>
          <span>{format(net)}</span>
        </li>
      </ul>
    </div>
  );
}

type LineProps = { label: ReactNode; note?: string; amount: string; muted?: boolean };

function Line({ label, note = '', amount, muted = false }: LineProps) {
  return (
    <li
      className={`tabular flex items-baseline justify-between gap-x-4 py-1.5 ${muted ? 'text-muted text-sm' : ''}`}
    >
      <span className="wrap-anywhere min-w-0">
        {label}
        {note && (
          <bdi dir="auto" className="block text-muted text-sm">
            <LinkedText>{note}</LinkedText>
          </bdi>
        )}
      </span>
      <span className="shrink-0 whitespace-nowrap">{amount}</span>
    </li>
  );
}
