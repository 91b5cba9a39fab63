import type { ReactNode } from 'react';
import { retryAt, wholeWait } from '@/lib/retry-at.ts';
import { networkTexts } from '@/texts/network.ts';
import type { ScreenLanguage } from '@/texts/wording.ts';
import { Notice } from './notice.tsx';
import { useRetryWait } from './use-retry-wait.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type RetryWaitProps = {
  /** The refusal. */
  error: unknown;
  /** The language of the screen in the original mix. */
  screen: ScreenLanguage;
};

/** The reason of a refusal, read out at once, with the time until a new try is allowed. */
export function FailureNotice({ children, ...wait }: RetryWaitProps & { children: ReactNode }) {
  return (
    <Notice tone="danger">
      {children}
      <RetryWait {...wait} />
    </Notice>
  );
}

/** Counts down to the time of the next try (LIMIT-9); screen readers hear it at the beginning and at the end. */
export function RetryWait({ error, screen }: RetryWaitProps) {
  const seconds = useRetryWait(error);
  const texts = networkTexts.wait[screen];
  if (retryAt(error) === null) return null;
  return (
    <span className="mt-1 block text-sm tabular">
      {seconds > 0 ? (
        <>
          <span aria-hidden>{texts.counting(clockOf(seconds))}</span>
          <VisuallyHidden>{texts.spoken(wholeWait(error))}</VisuallyHidden>
        </>
      ) : (
        texts.over
      )}
    </span>
  );
}

/** 65 is 1:05. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
