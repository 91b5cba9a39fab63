import { calendarDateOf, dateAfter, dueDayOf } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useChangeTasks, useTaskContext } from '@/features/task/index.ts';
import { dueFields } from '@/lib/due-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { quickTexts } from '@/texts/quick.ts';
import { Button } from '@/ui/button.tsx';
import { Part } from '@/ui/part.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

const texts = quickTexts.edit;
const loadCalendar = () => import('@/ui/calendar.tsx').then(({ Calendar }) => Calendar);

type DateChoicesProps = { tasks: readonly Task[]; onDone: () => void };

/** The due date of these tasks: today, tomorrow, a day of the calendar, or none. */
export function DateChoices({ tasks, onDone }: DateChoicesProps) {
  const { timeZone } = useTaskContext();
  const change = useChangeTasks();
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  const [first, ...others] = new Set(tasks.map((task) => dueDayOf(task, timeZone)));

  function choose(date: string): void {
    change(tasks, dueFields(date, timeZone));
    onDone();
  }

  return (
    <>
      <div className="mb-2 flex flex-wrap gap-1">
        <Button onClick={() => choose(today)}>{texts.today}</Button>
        <Button onClick={() => choose(dateAfter(today, 1))}>{texts.tomorrow}</Button>
        <Button onClick={() => choose('')}>{texts.noDate}</Button>
      </div>
      <Part load={loadCalendar} waiting={<Skeleton className="h-72 w-56" />}>
        {(Calendar) => <Calendar value={others.length > 0 ? '' : (first ?? '')} onChoose={choose} />}
      </Part>
    </>
  );
}
