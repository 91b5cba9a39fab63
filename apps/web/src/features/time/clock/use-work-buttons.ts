import { STOP_UNDO_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { isUnknown } from '@/lib/no-answer.ts';
import { useWrite } from '@/lib/use-write.ts';
import { networkTexts } from '@/texts/network.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { readOwnHome } from '../own-home.ts';
import { clockTexts } from '../texts/clock.ts';
import { canMark, pressMark } from './marked-time.ts';
import { marksByButton, useMarksByButton } from './marking.ts';
import { readWorkingTime, useWorkingTime } from './state.ts';
import { startWork, stopWork, undoStop } from './track.ts';
import { useLunch } from './use-lunch.ts';

const texts = clockTexts;

/** The mark of each act of the first button. */
const KINDS = { start: 'in', stop: 'out', back: 'back' } as const;

/**
 * The buttons of working time. The first starts it, stops the running record, or ends lunch; `goToLunch` is the second, null
 * without one. A toast reports a refusal.
 */
export function useWorkButtons() {
  const { phase, busy, offline, isStoreless } = useWorkingTime();
  const isByButton = useMarksByButton();
  const lunch = useLunch();
  const running = phase === 'running';
  const { mutate } = useWrite({
    mutationFn: () => (running ? stopWork('manual') : startWork()),
    // The label of the button has changed by now, so the toast names the act.
    onSuccess: () => {
      const { phase, record } = readWorkingTime();
      if (phase === 'idle' && record?.endReason === 'manual') offerUndo(record);
    },
    onError: (error) =>
      toast.error(running ? texts.stopFailed : texts.startFailed, {
        description: explain(error, running),
      }),
  });
  const ready = phase !== 'unknown';
  const act = lunch ? 'back' : running ? 'stop' : 'start';
  const press = () => {
    if (marksByButton() && canMark()) void pressMark({ kind: KINDS[act] });
    else mutate(undefined, { tells: true });
  };
  const mayPause = running && !lunch && isByButton && !isStoreless;
  // Read at the press: the header of other roles has this button too, and they have no home.
  const goToLunch = mayPause
    ? () => void pressMark({ kind: 'pause', isPaid: readOwnHome()?.company?.paysLunch ?? false })
    : null;
  return { act, busy, ready, offline, press, goToLunch } as const;
}

/** Offers for a while to continue the stopped record (TIME-61). */
function offerUndo({ _id }: WorkRecord): void {
  const press = () =>
    undoStop(_id).catch((error) =>
      toast.error(texts.undoFailed, {
        description: isUnknown(error) ? networkTexts.noAnswer[error.silence] : messageOf(error, '', 'es'),
      }),
    );
  toast.success(texts.stoppedNow, {
    action: { label: texts.undo, onClick: () => void press() },
    duration: STOP_UNDO_MS,
  });
}

function explain(error: unknown, running: boolean): string {
  if (isUnknown(error)) return networkTexts.noAnswer[error.silence];
  if (error instanceof ApiError && error.code === 'conflict') return texts.noCompany;
  return running ? texts.stillRunning : texts.notRunning;
}
