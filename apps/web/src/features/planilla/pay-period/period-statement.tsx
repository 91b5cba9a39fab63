import type { PayPeriod, Run } from '@faena/shared/schemas';
import { CalendarCog, ListChecks, Lock, LockOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCalendarDate, formatDates } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { carriedOf } from './carried.ts';
import { CheckList } from './check-list.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { PeriodHead } from './period-head.tsx';
import { PeriodPeople } from './period-people.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { PeriodAnswers, PeriodConcepts, PeriodFiles, PeriodPayments } from './slots.tsx';
import { useCarried } from './use-carried.ts';

const texts = payPeriodTexts;

type PeriodStatementProps = { period: PayPeriod; onShow: (date: string) => void };

/** The statement of a period: head, blocking points, people and totals. Its one main action follows its state. */
export function PeriodStatement({ period, onShow }: PeriodStatementProps) {
  const listId = useId();
  const [isReviewing, setReviewing] = useState(false);
  const [asking, setAsking] = useState<'close' | 'schedule' | null>(null);
  /** The run in the window that reopens it, kept when another tab has reopened it. */
  const [reopening, setReopening] = useState<Run | null>(null);
  /** The first day of a period whose closing opens once the period is shown. */
  const [wanted, setWanted] = useState<string | null>(null);
  const carrying = useCarried(period);
  const { run, state, earlierOpen, points, startDate, reopeningRefused } = period;
  const canClose = state === 'closable' && carrying.open.length === 0;
  const isClosing = asking === 'close' || (wanted === startDate && canClose);
  const shown = run === null && (isReviewing || (wanted === startDate && points.length > 0));

  function close(): void {
    setAsking(null);
    setWanted(null);
  }

  function review(): void {
    setReviewing(!shown);
    setWanted(null);
  }

  function closeEarlier(date: string): void {
    setWanted(date);
    onShow(date);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <PeriodHead
        period={period}
        onShow={onShow}
        actions={
          <>
            {state === 'open' && !earlierOpen && (
              <p className="mr-auto text-muted text-sm max-sm:col-span-2 max-sm:justify-self-stretch">
                {texts.notOver(formatCalendarDate(period.endDate))}
              </p>
            )}
            <Button variant="ghost" onClick={() => setAsking('schedule')}>
              <CalendarCog aria-hidden strokeWidth={1.75} />
              {texts.schedule.action}
            </Button>
            <PeriodConcepts period={period} />
            <PeriodFiles period={period} />
            {reopeningRefused && (
              <p className="text-muted text-sm max-sm:col-span-2 max-sm:justify-self-stretch sm:order-last sm:basis-full sm:text-right">
                {texts.reopen.refused[reopeningRefused]}
              </p>
            )}
            {run && !reopeningRefused && (
              <Button variant="ghost" onClick={() => setReopening(run)}>
                <LockOpen aria-hidden strokeWidth={1.75} />
                {texts.reopen.action}
              </Button>
            )}
            {!run && points.length > 0 && (
              <Button
                {...(carrying.open.length > 0 && { variant: 'primary' })}
                aria-expanded={shown}
                aria-controls={listId}
                onClick={review}
                className="max-sm:col-span-2 max-sm:justify-self-stretch"
              >
                <ListChecks aria-hidden strokeWidth={1.75} />
                {shown ? texts.review.close : texts.review.action(carrying.open.length)}
              </Button>
            )}
            {canClose && (
              <Button
                variant="primary"
                className="max-sm:col-span-2 max-sm:justify-self-stretch"
                onClick={() => setAsking('close')}
              >
                <Lock aria-hidden strokeWidth={1.75} />
                {texts.close.action}
              </Button>
            )}
            <PeriodPayments period={period} />
          </>
        }
      />
      {earlierOpen && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {texts.earlierOpen(formatDates(earlierOpen))}
            <Button onClick={() => closeEarlier(earlierOpen.startDate)}>{texts.seeEarlier}</Button>
          </span>
        </Notice>
      )}
      {shown && <CheckList id={listId} period={period} carrying={carrying} />}
      <PeriodPeople key={period.startDate} period={period} />
      <PeriodAnswers period={period} />
      {isClosing && (
        <CloseDialog
          period={period}
          carried={carriedOf(carrying.carried, carrying.limits)}
          points={carrying.carried}
          onClose={close}
          // The closed period stays in view for payment and mails. Without a date the next period would replace it.
          onClosed={() => {
            close();
            onShow(startDate);
          }}
        />
      )}
      {reopening && <ReopenDialog run={reopening} period={period} onClose={() => setReopening(null)} />}
      {asking === 'schedule' && (
        <ScheduleDialog companyId={period.companyId} today={period.today} onClose={close} />
      )}
    </div>
  );
}
