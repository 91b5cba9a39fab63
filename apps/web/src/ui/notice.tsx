import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const noticeClass = cva('rounded-control border px-3 py-2', {
  variants: {
    tone: {
      info: 'border-line bg-surface text-ink',
      ok: 'border-ok/25 bg-ok-tint text-ok',
      warn: 'border-warn/25 bg-warn-tint text-warn',
      danger: 'border-danger/25 bg-danger-tint text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
});

/** A banner in the flow of the page: a form's error in `danger` (read out at once), its success in `ok`. */
export function Notice({ tone, children }: VariantProps<typeof noticeClass> & { children: ReactNode }) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={noticeClass({ tone })}>
      {children}
    </div>
  );
}
