import type { WorkRecord } from '@faena/shared/schemas';
import { CalendarPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { useWorkplace } from '../use-workplace.ts';

const AskDialog = laterOpened(() => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog));

const texts = requestTexts;

/** 'Olvidé marcar' (REQUEST-1). */
export function AskForForgotten() {
  const [open, setOpen] = useState(false);
  const { timeZone, isPending } = useWorkplace();
  return (
    <>
      <Button disabled={isPending} onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden strokeWidth={1.75} />
        {texts.forgot}
      </Button>
      {open && <Ask record={null} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** 'Corregir este registro', for the signed-in employee's own; nothing while the record runs. */
export function AskToCorrect({ record, timeZone }: { record: WorkRecord; timeZone: string }) {
  const [open, setOpen] = useState(false);
  if (record.endTime === null) return null;
  return (
    <>
      <IconButton
        icon={Pencil}
        label={texts.correctOf(formatMoment(record.startTime, timeZone))}
        tooltip={texts.correct}
        onClick={() => setOpen(true)}
      />
      {open && <Ask record={record} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}

type AskProps = { record: WorkRecord | null; timeZone: string; onClose: () => void };

/** The dialog of a request, for the signed-in employee. */
export function Ask(props: AskProps) {
  return <AskDialog employeeId={readSession()?.personId ?? ''} {...props} />;
}
