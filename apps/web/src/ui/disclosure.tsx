import { type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';
import { FoldChevron } from './fold-chevron.tsx';

export type DisclosureProps = {
  label: string;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A section folded under its label, such as 'Configurar tarifa'. Controlled or not. */
export function Disclosure({ label, defaultOpen = false, open, onOpenChange, children }: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOwnOpen(!isOpen);
          onOpenChange?.(!isOpen);
        }}
        className={cn(
          '-ml-1 inline-flex min-h-control items-center gap-1 rounded-control pr-2 pl-1 font-medium hover:bg-hover',
          // An open one is the heading of its section on paper.
          !isOpen && 'print:hidden',
        )}
      >
        <FoldChevron open={isOpen} />
        {label}
      </button>
      <div id={id} hidden={!isOpen} className="pt-2">
        {children}
      </div>
    </div>
  );
}
