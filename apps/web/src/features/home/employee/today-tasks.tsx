import type { Home } from '@faena/shared/schemas';
import { employeeTexts } from '@/texts/employee-area.ts';
import { TextLink } from '@/ui/text-link.tsx';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';
import { TodayTask } from './today-task.tsx';

const { today, allTasks, emptyToday } = employeeTexts.home;

/** The tasks due by today or under way (PHONE-13). */
export function TodayTasks({
  tasks: { total, first },
  timeZone,
}: Pick<Home, 'tasks'> & { timeZone: string }) {
  const more = total - first.length;
  return (
    <section aria-label={today}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{today}</h2>
        <TextLink to="/employee/tasks">{allTasks}</TextLink>
      </div>
      {total === 0 ? (
        <p className="text-muted">{emptyToday}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {first.map((task) => (
            <TodayTask key={task.id} task={task} timeZone={timeZone} />
          ))}
          {more > 0 && (
            <li className="px-4 py-2">
              <TextLink to="/employee/tasks" printed>
                {texts.moreToday(more)}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
