import {
  daysIn,
  fullDaysOf,
  isMoneyDate,
  moneyDates,
  PAY_SCHEDULES,
  paydayOf,
  periodAt,
} from '@faena/shared/domain';
import { type PayCalendar, PayCalendarChanges } from '@faena/shared/schemas';
import { type ReactNode, useState } from 'react';
import { usePayCalendar } from '@/features/company/index.ts';
import { formatCalendarDate, formatDates } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { COUNT, numberOf } from '@/lib/typed-number.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { Loading } from '@/ui/loading.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { Select } from '@/ui/select.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ValueDialog } from '@/ui/value-dialog.tsx';
import { useConcepts } from '../concepts/requests.ts';
import { useChangeCalendar } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { DividedConcepts, dividedFor, toChange } from './divided-concepts.tsx';

const texts = payPeriodTexts.schedule;

type ScheduleDialogProps = {
  companyId: string;
  /** Today by the company's clock. */
  today: string;
  onClose: () => void;
};

/** 'Calendario de pago': the pay frequency and payday of a company, with their effect (PERIOD-1, PERIOD-2). */
export function ScheduleDialog({ companyId, today, onClose }: ScheduleDialogProps) {
  const calendar = usePayCalendar(companyId);
  const concepts = useConcepts(companyId);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [form, setForm] = useState<Form | null>(null);
  const known = calendar.data && formOf(calendar.data);
  const shown = form ?? known;
  const plain = calendar.data && shown ? changesOf(shown, calendar.data, today) : null;
  const divided = calendar.data && plain ? dividedFor(concepts.data ?? [], calendar.data, plain) : [];
  const changed = divided.filter(({ concept, value }) => value !== null && !kept.has(concept._id));
  const changes = plain && {
    ...plain,
    ...(changed.length > 0 && { concepts: changed.map(toChange) }),
  };

  return (
    <ValueDialog
      title={texts.title}
      labels={texts}
      value={changes}
      write={useChangeCalendar(companyId)}
      failed={texts.failed}
      saved={texts.saved}
      dirty={form !== null && JSON.stringify(form) !== JSON.stringify(known)}
      loading={!shown}
      onClose={onClose}
      disabled={!concepts.data}
    >
      {shown && calendar.data ? (
        <ScheduleFields
          form={shown}
          calendar={calendar.data}
          changes={changes}
          today={today}
          onChange={setForm}
        >
          <DividedConcepts divided={divided} kept={kept} onChange={setKept} />
        </ScheduleFields>
      ) : (
        !calendar.error && (
          <Loading label={texts.loading}>
            <Skeleton className="h-40" />
          </Loading>
        )
      )}
      <QueryNote query={calendar} failed={texts.loadFailed} />
      <QueryNote query={concepts} failed={texts.conceptsFailed} />
    </ValueDialog>
  );
}

/** The typed values; each kind of schedule keeps its own fields. */
interface Form {
  readonly kind: (typeof PAY_SCHEDULES)[number];
  readonly weekday: number;
  readonly anchor: string;
  readonly paydayAfter: string;
  readonly firstDay: string;
}

function formOf({ schedule, paydayAfterDays, firstDay, current }: PayCalendar): Form {
  return {
    kind: schedule.kind,
    weekday: schedule.kind === 'weekly' ? schedule.firstDay : 1,
    anchor: schedule.kind === 'biweekly' ? schedule.anchor : current.startDate,
    paydayAfter: String(paydayAfterDays),
    firstDay: firstDay ?? '',
  };
}

/** The request; null if the values are impossible. */
function changesOf(form: Form, calendar: PayCalendar, today: string): PayCalendarChanges | null {
  const { kind, weekday, anchor, paydayAfter, firstDay } = form;
  const { closedThrough } = calendar;
  const begun = formOf(calendar);
  const isPossible = (date: string, before: string) => date === before || isMoneyDate(date, today);
  if (kind === 'biweekly' && !isPossible(anchor, begun.anchor)) return null;
  if (closedThrough === null && firstDay && !isPossible(firstDay, begun.firstDay)) return null;
  const schedules = {
    weekly: { kind: 'weekly', firstDay: weekday },
    biweekly: { kind: 'biweekly', anchor },
    semimonthly: { kind: 'semimonthly' },
    monthly: { kind: 'monthly' },
  } as const;
  const changes = {
    schedule: schedules[kind],
    paydayAfterDays: numberOf(paydayAfter, COUNT) ?? Number.NaN,
    ...(closedThrough === null && { firstDay: firstDay || null }),
  };
  const { success, data } = PayCalendarChanges.safeParse(changes);
  return success ? data : null;
}

type ScheduleFieldsProps = {
  form: Form;
  calendar: PayCalendar;
  changes: PayCalendarChanges | null;
  today: string;
  onChange: (form: Form) => void;
  /** Further fields of the change. */
  children: ReactNode;
};

function ScheduleFields({ form, calendar, changes, today, onChange, children }: ScheduleFieldsProps) {
  const { closedThrough, firstOpenDay } = calendar;
  return (
    <>
      <Field label={texts.kind}>
        <ChoiceSelect
          choices={PAY_SCHEDULES}
          labels={texts.kinds}
          value={form.kind}
          onChoose={(kind) => onChange({ ...form, kind })}
        />
      </Field>
      {form.kind === 'weekly' && (
        <Field label={texts.weekday}>
          <Select
            value={form.weekday}
            onChange={({ target }) => onChange({ ...form, weekday: Number(target.value) })}
          >
            {WEEKDAYS.map(({ day, name }) => (
              <option key={day} value={day}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {form.kind === 'biweekly' && (
        <Field label={texts.anchor}>
          <DatePicker
            {...moneyDates(today)}
            value={form.anchor}
            onValueChange={(anchor) => onChange({ ...form, anchor })}
          />
        </Field>
      )}
      <Field label={texts.paydayAfter} hint={texts.paydayAfterHint}>
        <NumberInput
          kind={COUNT}
          value={form.paydayAfter}
          onValueChange={(paydayAfter) => onChange({ ...form, paydayAfter })}
          className="w-24"
        />
      </Field>
      {closedThrough === null && (
        <Field label={texts.firstDay} hint={texts.firstDayHint}>
          <DatePicker
            {...moneyDates(today)}
            value={form.firstDay}
            onValueChange={(firstDay) => onChange({ ...form, firstDay })}
          />
        </Field>
      )}
      {children}
      <p aria-live="polite" className="tabular rounded-control bg-sunken px-3 py-2">
        {changes ? nextInWords(changes, calendar, today) : texts.incomplete}
        {changes && <FirstPeriod changes={changes} calendar={calendar} />}
        {closedThrough !== null && (
          <span className="block text-muted text-sm">{texts.from(formatCalendarDate(firstOpenDay))}</span>
        )}
      </p>
    </>
  );
}

/** A Monday, and the days after it by their names. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  name: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, index + 1),
  ),
}));

/** The period of today under the new schedule, and its payday. */
function nextInWords(changes: PayCalendarChanges, calendar: PayCalendar, today: string): string {
  const { schedule = calendar.schedule, paydayAfterDays = 0, firstDay } = changes;
  const firstOpenDay = firstDay ?? calendar.firstOpenDay;
  const date = today > firstOpenDay ? today : firstOpenDay;
  const period = periodAt({ schedule, firstOpenDay }, date);
  return texts.next(formatDates(period), formatCalendarDate(paydayOf(period.endDate, paydayAfterDays)));
}

/** The first period of another schedule, and its shorter length (PERIOD-8). */
function FirstPeriod({ changes, calendar }: { changes: PayCalendarChanges; calendar: PayCalendar }) {
  const { schedule = calendar.schedule, firstDay } = changes;
  if (JSON.stringify(schedule) === JSON.stringify(calendar.schedule)) return null;
  const firstOpenDay = firstDay ?? calendar.firstOpenDay;
  const period = periodAt({ schedule, firstOpenDay }, firstOpenDay);
  const full = fullDaysOf({ schedule, closedThrough: calendar.closedThrough }, period);
  return (
    <span className="block">
      {texts.first(formatDates(period))}
      {full !== null && ` ${texts.short(daysIn(period), full)}`}
    </span>
  );
}
