import type { TaskHistoryEntry } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { ChangedValues } from '@/ui/changed-values.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { taskHistoryTexts as texts } from '../../texts/task-history.ts';
import { linesOf, type Manner, valuesOf } from './lines-of.ts';

type HistoryEntryProps = { entry: TaskHistoryEntry; manner: Manner };

/** One change of a task: its author, its time and its effect (CHANGE-4). */
export function HistoryEntry({ entry, manner }: HistoryEntryProps) {
  const { person, at, undoes } = entry;
  const lines = [...(undoes ? [texts.undoes] : []), ...linesOf(entry, manner)];
  const values = valuesOf(entry, manner);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere min-w-0 font-medium">
          <UserText>{person ? person.fullname || person.username : texts.nobody}</UserText>
        </span>
        <time dateTime={at} className="tabular text-muted text-sm">
          {formatMoment(at, manner.timeZone)}
        </time>
      </p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one text, and an entry never changes.
        <p key={index} dir="auto" className="wrap-anywhere">
          {line}
        </p>
      ))}
      {values.length > 0 && <ChangedValues values={values} />}
    </li>
  );
}
