import { AlertDialog } from 'radix-ui';
import { buttonClass } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { scrimClass } from '@/ui/overlay-class.ts';
import { inactivityTexts as texts } from '../texts/inactivity.ts';

/** Above every open dialog. */
const ON_TOP = 'z-70';

/** The warning with its countdown. Activity or its button closes it. */
export function InactivityOverlay({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={cn(scrimClass, ON_TOP)} />
        <AlertDialog.Content
          className={cn(
            'fixed top-1/2 left-1/2 w-[calc(100vw-2rem)] max-w-sm -translate-x-1/2 -translate-y-1/2',
            'rounded-card border border-line bg-surface p-6 shadow-pop outline-none',
            ON_TOP,
          )}
        >
          <AlertDialog.Title className="font-semibold text-xl">{texts.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-muted">{texts.why}</AlertDialog.Description>
          <p role="timer" className="tabular mt-4 text-lg">
            {secondsLeft > 0 ? texts.countdown(secondsLeft) : texts.closing}
          </p>
          <div className="mt-6 flex justify-end">
            {/* Radix focuses only the cancelling button. */}
            <AlertDialog.Cancel className={buttonClass({ variant: 'primary' })} onClick={onStay}>
              {texts.stay}
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
