import { useDialogs } from '@/ui/dialogs-context.ts';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { membershipTexts as texts } from '../texts/memberships.ts';
import { useLeaveProject } from './memberships.ts';

interface Left {
  readonly _id: string;
  readonly name: string;
}

/** Leaves a project after a question, reports it, and calls `onLeft` (MEMBER-9). */
export function useAskToLeaveProject({ _id, name }: Left, onLeft: () => void) {
  const { confirm } = useDialogs();
  const { mutate, isPending } = useLeaveProject(_id, () => {
    toast.success(texts.left(name));
    onLeft();
  });

  async function ask(): Promise<void> {
    const sure = await confirm(texts.confirmLeave(name), { danger: true, confirmLabel: texts.leave });
    if (sure) mutate(null, { onError: quietFailure(texts.leaveFailed) });
  }

  return { ask, isPending };
}
