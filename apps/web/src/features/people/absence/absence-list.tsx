import type { Absence } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDates } from '@/lib/format-moment.ts';
import { absenceKinds } from '@/texts/absence-kinds.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import { absenceTexts as texts } from '../texts/absences.ts';
import { useAbsences, useRemoveAbsence, useSaveAbsence } from './requests.ts';

const AbsenceDialog = laterOpened(() =>
  import('./absence-dialog.tsx').then(({ AbsenceDialog }) => AbsenceDialog),
);

type AbsenceListProps = { companyId: string; employeeId: string; className?: string };

/** Lists the absences of an employee from 90 days ago on, sets, changes and deletes them (ABSENCE-9). */
export function AbsenceList({ companyId, employeeId, className }: AbsenceListProps) {
  const absences = useAbsences(companyId, employeeId);
  const remove = useRemoveAbsence(employeeId);
  const restore = useSaveAbsence(employeeId, null);
  const [edited, edit] = useState<Absence | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button disappears, so the focus moves to the start of the section. */
  function tellRemoved({ kind, startDate, endDate, note }: Absence): void {
    const again = { kind, startDate, endDate, note };
    const onClick = () => restore.mutate(again, { onError: quietFailure(texts.failed) });
    toast.success(texts.removed, { duration: 10_000, action: { label: texts.undo, onClick } });
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="absences" className={className}>
      <div className="grid max-w-2xl justify-items-start gap-3">
        <h2 id="absences" ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.hint}</p>
        <QueryState
          query={absences}
          loading={texts.loading}
          skeleton={<Skeleton className="h-14 w-full" />}
          failed={texts.loadFailed}
          safe={texts.loadSafe}
        >
          {(list) =>
            list.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <ul className="w-full divide-y divide-line border-line border-y">
                {list.map((absence) => (
                  <li key={absence._id} className="flex items-center gap-2 py-2">
                    <div className="min-w-0 flex-1">
                      <p className="tabular">
                        {formatDates(absence)} · {absenceKinds[absence.kind]}
                      </p>
                      {absence.note && (
                        <UserText lines={2} className="text-muted text-sm">
                          {absence.note}
                        </UserText>
                      )}
                    </div>
                    <IconButton
                      icon={Pencil}
                      label={texts.changeOf(formatDates(absence))}
                      onClick={() => edit(absence)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={texts.removeOf(formatDates(absence))}
                      onClick={() =>
                        remove.mutate(absence._id, {
                          onSuccess: () => tellRemoved(absence),
                          onError: quietFailure(texts.removeFailed),
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
        <Button onClick={() => edit('new')}>{texts.add}</Button>
        {edited && (
          <AbsenceDialog
            employeeId={employeeId}
            absence={edited === 'new' ? null : edited}
            onClose={() => edit(null)}
          />
        )}
      </div>
    </section>
  );
}
