import { type ReactNode, useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Dialog } from '@/ui/dialog.tsx';

type MarkDialogProps = {
  /** The text of the mark. */
  mark: string;
  icon?: ReactNode;
  className: string;
  texts: { readonly see: (mark: string, moment: string) => string; readonly title: string };
  /** The start of the record, which tells it from others. */
  startTime: string;
  timeZone: string;
  children: ReactNode;
};

/** A mark in the row of a record, which opens its details to be read. */
export function MarkDialog({ mark, icon, className, texts, startTime, timeZone, children }: MarkDialogProps) {
  const [open, setOpen] = useState(false);
  const moment = formatMoment(startTime, timeZone);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={texts.see(mark, moment)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cn('h-6 px-1.5 text-muted text-sm pointer-coarse:h-control', className)}
      >
        {icon}
        {mark}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={moment} isReadOnly>
        {children}
      </Dialog>
    </>
  );
}
