import type { Person } from '@faena/shared/schemas';
import { readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { twoStepsTexts } from '../texts/two-steps.ts';
import { useTakeOff } from './requests.ts';

const texts = twoStepsTexts.takeOff;

/** Disables two steps for another person who lost the app (TWOSTEP-4). */
export function TakeOffButton({ person }: { person: Person }) {
  const { confirm } = useDialogs();
  const { mutate, isPending } = useTakeOff();
  if (person._id === readSession()?.personId) return null;

  async function takeOff(): Promise<void> {
    if (!(await confirm(texts.question, { danger: true, confirmLabel: texts.confirm }))) return;
    mutate(person._id, {
      onSuccess: () => toast.success(texts.done(person.fullname)),
      onError: quietFailure(texts.failed),
    });
  }

  return (
    <Button variant="ghost" loading={isPending} onClick={() => void takeOff()} className="-ml-3">
      {texts.action}
    </Button>
  );
}
