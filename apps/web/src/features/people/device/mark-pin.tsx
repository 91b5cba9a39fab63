import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { markPinTexts as texts } from '../texts/mark-pin.ts';

const MarkPinDialog = laterOpened(() =>
  import('./mark-pin-dialog.tsx').then(({ MarkPinDialog }) => MarkPinDialog),
);

/** Sets the PIN with which an employee marks at kiosks, by the employee or a manager (KIOSK-4). */
export function MarkPin({ employeeId }: { employeeId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="mark-pin" className="grid max-w-2xl justify-items-start gap-3">
      <h2 id="mark-pin" className="font-semibold">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.hint}</p>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      {isOpen && <MarkPinDialog employeeId={employeeId} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
