import { invitationTexts as texts } from '@/texts/invitations.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { useLeaveProject } from './requests.ts';

/** Leaves a project once the person is sure (MEMBER-9), says so, and then does `onLeft`. */
export function useAskToLeaveProject({ _id, name }: { readonly _id: string; readonly name: string }) {
  const { confirm } = useDialogs();
  const { mutate, isPending } = useLeaveProject(_id);

  async function ask(onLeft: () => void): Promise<void> {
    const sure = await confirm(texts.confirmLeave(name), { danger: true, confirmLabel: texts.leave });
    if (!sure) return;
    mutate(null, {
      onSuccess: () => {
        toast.success(texts.left(name));
        onLeft();
      },
      onError: quietFailure(texts.leaveFailed),
    });
  }

  return { ask, isPending };
}
