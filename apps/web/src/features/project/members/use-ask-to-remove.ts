import type { PersonCard } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { boardQuery } from '@/sync/board.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { membersTexts as texts } from '../texts/members.ts';

/** Asks before a member is removed. The question names them, and the number of tasks that they lose (MEMBER-3). */
export function useAskToRemove(projectId: string) {
  const queryClient = useQueryClient();
  const { confirm } = useDialogs();
  const [asking, setAsking] = useState<string | null>(null);

  async function question({ _id, fullname, username }: PersonCard): Promise<string> {
    const name = fullname || username;
    try {
      // Loaded again, because no live board follows the assignments here.
      const { base } = await queryClient.fetchQuery({ ...boardQuery(projectId), staleTime: 0 });
      const assigned = base.filter(({ assignedTo }) => assignedTo.some((one) => one._id === _id));
      return texts.confirmRemove(name, assigned.length);
    } catch (error) {
      reportError(error);
      return texts.confirmRemoveUncounted(name);
    }
  }

  async function ask(member: PersonCard): Promise<boolean> {
    if (asking) return false;
    setAsking(member.username);
    try {
      return await confirm(await question(member), { danger: true, confirmLabel: texts.removeLabel });
    } finally {
      setAsking(null);
    }
  }

  return { ask, asking };
}
