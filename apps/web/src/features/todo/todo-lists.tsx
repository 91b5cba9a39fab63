import type { TodoGroup } from '@faena/shared/domain';
import type { Todo } from '@faena/shared/schemas';
import { cn } from '@/ui/cn.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { headingOf } from './day-words.ts';
import { byDays, grouped, type TodoLine } from './grouped.ts';
import { todoTexts as texts } from './texts/todo.ts';
import { type RowContext, TodoRow } from './todo-row.tsx';

/** How many lines of a list are drawn at once. */
const STEP = 100;

/** *Hoy*, *Próximos*, *Sin fecha* and *Hecho hoy*: two columns where there is room, one after another on a phone. */
export function TodoLists({ todo, ...way }: { todo: Todo } & Pick<RowContext, 'projectPath' | 'acts'>) {
  const { today, later, undated, done } = grouped(todo);
  const shown = { today: todo.today, timeZone: todo.timeZone, ...way };
  const left = todo.taskTotal - todo.tasks.length;
  return (
    <div className="grid gap-x-8 lg:grid-cols-2">
      <div className="contents lg:block">
        <TodoList group="today" lines={today} shown={shown} isAlways className="order-1" />
        <TodoList group="undated" lines={undated} shown={shown} className="order-3" />
        <TodoList group="done" lines={done} shown={shown} className="order-4" />
        {left > 0 && <p className="order-5 text-muted">{texts.more(left)}</p>}
      </div>
      <TodoList group="later" lines={later} shown={shown} className="order-2" />
    </div>
  );
}

type TodoListProps = {
  group: TodoGroup;
  lines: readonly TodoLine[];
  shown: RowContext;
  /** Also drawn without a line. */
  isAlways?: boolean;
  className: string;
};

function TodoList({ group, lines, shown, isAlways = false, className }: TodoListProps) {
  const steps = useSteps(lines, STEP, `todo-${group}`);
  if (lines.length === 0 && !isAlways) return null;
  const row = (line: TodoLine) => <TodoRow key={line.id} line={line} group={group} {...shown} />;
  return (
    <section aria-labelledby={`todo-${group}`} className={cn('mb-7', className)}>
      <h2
        id={`todo-${group}`}
        className="flex items-baseline gap-2 border-line border-b pb-1.5 font-semibold text-lg"
      >
        {texts.groups[group]}
        <span className="tabular font-normal text-base text-muted">{lines.length}</span>
      </h2>
      {lines.length === 0 && <p className="py-3 text-muted">{texts.emptyGroup}</p>}
      {group === 'later'
        ? byDays(steps.shown).map(([day, ofDay]) => (
            <div key={day}>
              <h3 className="pt-2.5 pb-0.5 text-muted text-sm">{headingOf(day, shown.today)}</h3>
              <ul>{ofDay.map(row)}</ul>
            </div>
          ))
        : lines.length > 0 && <ul>{steps.shown.map(row)}</ul>}
      {steps.more}
    </section>
  );
}
