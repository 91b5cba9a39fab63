import { formatTime } from '@/lib/format-moment.ts';
import { reportError } from '@/lib/report.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { toast } from '@/ui/toast.ts';
import { markTexts as texts } from '../texts/marks.ts';
import { useWorkplace } from '../use-workplace.ts';
import { ownDevice, undoMark } from './marked-time.ts';
import { useMarksByButton } from './marking.ts';
import { useWorkingTime } from './state.ts';
import { useCanUndo } from './use-can-undo.ts';

/** The receipt of the last press; it stays until the next one, and offers an undo for ten seconds (MARK-5, MARK-6). */
export function MarkReceipt() {
  const { receipt, waiting, isStoreless, isOwnDevice } = useWorkingTime();
  const { timeZone } = useWorkplace();
  const canUndo = useCanUndo(receipt);
  if (!useMarksByButton() || !(receipt || isStoreless || !isOwnDevice)) return null;
  const at = receipt && formatTime(new Date(receipt.at).toISOString(), timeZone);
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4">
      <div role="status">
        {receipt && at && (
          <p
            className={cn(receipt.state === 'kept' || receipt.state === 'saved' ? 'text-muted' : 'text-warn')}
          >
            {texts.receipt(texts.pressed[receipt.kind](at), texts.state[receipt.state])}
          </p>
        )}
        {waiting > 1 && <p className="text-muted">{texts.waiting(waiting)}</p>}
        {isStoreless && <p className="text-warn">{texts.storeless}</p>}
      </div>
      {canUndo ? (
        <Button onClick={() => void undoMark().catch(reportError)}>{texts.undo}</Button>
      ) : (
        !isOwnDevice && (
          <Button variant="ghost" onClick={() => void claim()}>
            {texts.own}
          </Button>
        )
      )}
    </div>
  );
}

/** Makes this device the person's own, so that nobody signs in again each morning. */
async function claim(): Promise<void> {
  try {
    await ownDevice();
    toast.success(texts.owned);
  } catch (error) {
    reportError(error);
    toast.message(texts.notOwned);
  }
}
