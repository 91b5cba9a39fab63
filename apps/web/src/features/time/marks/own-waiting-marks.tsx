import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { formatDay, formatTime } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { recordKeys } from '../requests.ts';
import { markTexts } from '../texts/marks.ts';
import { ownWaitingTexts as texts } from '../texts/own-waiting.ts';
import { marksByDay } from '../today/mark-groups.ts';
import { useWorkplace } from '../use-workplace.ts';

/** The marks of the signed-in employee about which a manager has not decided (MARK-57); nothing without any. */
export function OwnWaitingMarks() {
  const employeeId = readSession()?.personId ?? '';
  const { timeZone } = useWorkplace();
  const query = useQuery({
    queryKey: [...recordKeys.ofEmployee(employeeId), 'marks'],
    queryFn: ({ signal }) =>
      client.mark.ofPerson({ params: { id: employeeId }, query: { isWaiting: 'true' } }, { signal }),
  });
  // A process of the last version answers all marks.
  const marks = Array.isArray(query.data) ? query.data.filter(({ isWaiting }) => isWaiting).toReversed() : [];
  return (
    <>
      <QueryNote query={query} failed={texts.failed} />
      {marks.length > 0 && (
        <div className="mb-6">
          <Notice>
            <p className="font-medium">{texts.waiting(marks.length)}</p>
            <ul className="text-sm">
              {marksByDay(marks, timeZone).map((day) => (
                <li key={day[0]._id} className="wrap-anywhere">
                  {`${formatDay(day[0].at, timeZone)}, `}
                  <UserText>{day[0].deviceName}</UserText>
                  {': '}
                  {day.map(({ kind, at }) => markTexts.pressed[kind](formatTime(at, timeZone))).join(' · ')}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}
