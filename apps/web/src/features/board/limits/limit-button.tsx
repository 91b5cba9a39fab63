import type { Column } from '@faena/shared/domain';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { limitTexts as texts } from '@/texts/limits.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Popover } from '@/ui/popover.tsx';

/** Sets the limit of a column (WIP-1). */
export function LimitButton({ status, className }: { status: Column; className?: string }) {
  const { LimitForm } = useTaskContext();
  const [open, setOpen] = useState(false);
  const label = texts.change(statusLabels[status]);
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-64"
      trigger={<IconButton icon={Gauge} label={label} className={cn('text-muted', className)} />}
    >
      <LimitForm status={status} onDone={() => setOpen(false)} />
    </Popover>
  );
}
