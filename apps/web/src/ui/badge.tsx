import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { UserText } from './user-text.tsx';

const badgeClass = cva(
  'inline-flex h-5 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-sm leading-none',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-muted',
        accent: 'bg-accent-tint text-accent',
        ok: 'bg-ok-tint text-ok',
        warn: 'bg-warn-tint text-warn',
        danger: 'bg-danger-tint text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A word about a thing's state: 'Activo' in `ok`, 'por revisar' in `warn`, a role in `neutral`. */
export function Badge({ tone, children }: VariantProps<typeof badgeClass> & { children: ReactNode }) {
  return (
    <span className={badgeClass({ tone })}>
      {/* A person may have typed the name of a state. */}
      {typeof children === 'string' ? (
        <UserText lines={1} className="leading-normal">
          {children}
        </UserText>
      ) : (
        children
      )}
    </span>
  );
}
