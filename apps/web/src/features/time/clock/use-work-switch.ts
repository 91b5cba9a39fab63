import { ApiError } from '@/lib/client.ts';
import { isUnknown } from '@/lib/no-answer.ts';
import { useWrite } from '@/lib/use-write.ts';
import { networkTexts } from '@/texts/network.ts';
import { toast } from '@/ui/toast.ts';
import { clockTexts } from '../texts/clock.ts';
import { useWorkingTime } from './state.ts';
import { startWork, stopWork } from './track.ts';

const texts = clockTexts;

/** The one button of working time: starts it, or stops what is running. A refusal is told in passing. */
export function useWorkSwitch() {
  const { phase, busy } = useWorkingTime();
  const running = phase === 'running';
  const { mutate } = useWrite({
    mutationFn: () => (running ? stopWork('manual') : startWork()),
    onError: (error) =>
      toast.error(running ? texts.stopFailed : texts.startFailed, {
        description: explain(error, running),
      }),
  });
  return { running, busy, ready: phase !== 'unknown', press: () => mutate(undefined, { tells: true }) };
}

function explain(error: unknown, running: boolean): string {
  if (isUnknown(error)) return networkTexts.noAnswer[error.silence];
  if (error instanceof ApiError && error.code === 'conflict') return texts.noCompany;
  return running ? texts.stillRunning : texts.notRunning;
}
