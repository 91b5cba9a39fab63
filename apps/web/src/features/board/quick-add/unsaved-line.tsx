import { RotateCw, X } from 'lucide-react';
import { quickTexts } from '@/texts/quick.ts';
import { uiTexts } from '@/texts/ui.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import type { Line } from './lines.ts';

const texts = quickTexts.add;

type UnsavedLineProps = { line: Line; onRetry: () => void; onDiscard: () => void };

/** A refused task: its text, the reason, and a button to try again (QUICK-1). */
export function UnsavedLine({ line: { title, failure }, onRetry, onDiscard }: UnsavedLineProps) {
  return (
    <li className="rounded-card border border-danger bg-surface p-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <UserText lines={2}>{title}</UserText>
        </div>
        <IconButton icon={RotateCw} label={texts.retryOf(title)} tooltip={uiTexts.retry} onClick={onRetry} />
        <IconButton icon={X} label={texts.discardOf(title)} tooltip={texts.discard} onClick={onDiscard} />
      </div>
      {/* The reason stands below the buttons, because a column is narrow. */}
      <p role="alert" className="text-danger text-sm">
        <span className="sr-only">{texts.unsaved}. </span>
        {failure}
      </p>
    </li>
  );
}
