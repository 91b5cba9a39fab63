import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { RetryWait } from './failure-notice.tsx';
import { useRetryWait } from './use-retry-wait.ts';

export type ErrorStateProps = {
  /** The failed act. */
  title: string;
  /** The reassurance: 'Nada se ha perdido' and the like. */
  safe?: ReactNode;
  /** Draws a 'Reintentar' button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** If the server named a time for a retry, the button waits for it. */
  error?: Error | null;
  /** Other ways out, such as 'Go to Login'. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** A failure: its subject, the safe data, and the next step. Screen readers announce it. */
export function ErrorState({
  title,
  safe,
  onRetry,
  retrying = false,
  error = null,
  actions,
  className,
}: ErrorStateProps) {
  const wait = useRetryWait(error);
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center rounded-card border border-line bg-surface px-6 py-10 text-center',
        className,
      )}
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="mb-3 size-5 text-danger" />
      <p className="font-medium">{title}</p>
      {safe && <p className="mt-1 max-w-prose text-muted">{safe}</p>}
      <RetryWait error={error} screen="es" />
      {(onRetry || actions) && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button onClick={onRetry} loading={retrying} held={wait > 0}>
              {uiTexts.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
