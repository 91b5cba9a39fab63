import type { DayOrder } from '@faena/shared/domain';
import type { TaskImport, TaskStatus } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useWrite } from '@/lib/use-write.ts';
import { untilWorded } from '@/lib/worded.ts';
import { commandScope, taskKeys } from '@/sync/keys.ts';
import { toast } from '@/ui/toast.ts';
import { taskImportTexts } from '../texts/task-import.ts';
import { useTell } from '../use-tell.ts';
import type { ChosenFile } from './chosen-file.ts';

/** The statuses of a file's lists, in their order; null leaves one out. */
export type Statuses = readonly (TaskStatus | null)[];

/** A person's decisions about a file; null and undefined leave them to the file. */
export interface Decisions {
  readonly statuses: Statuses | null;
  readonly dayOrder: DayOrder | undefined;
}

const queryOf = ({ statuses, dayOrder }: Decisions) => ({
  ...(statuses && { statuses: statuses.join(',') }),
  ...(dayOrder && { dayOrder }),
});

/** The expected outcome of a file on the board (IMPORT-10). The present one shows while its lists change. */
export function useImportPreview(projectId: string, file: ChosenFile | null, decisions: Decisions) {
  return useQuery<TaskImport>({
    queryKey: ['task-import', projectId, file?.id, decisions],
    queryFn: async ({ signal }) => {
      const body = (file as ChosenFile).read;
      const asked = { params: { projectId }, query: queryOf(decisions), body };
      const found = await client.taskFile.preview(asked, { signal });
      // The answer contains refusals of lines, whose words are loaded first.
      if (found.faultCount > 0) await untilWorded();
      return found;
    },
    enabled: file !== null,
    placeholderData: (before, query) => (query?.queryKey[2] === file?.id ? before : undefined),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });
}

interface ImportInput {
  readonly file: ChosenFile;
  readonly decisions: Decisions;
}

/** Creates the tasks of a file, all or none, and offers an undo (IMPORT-10). */
export function useImportTasks(projectId: string) {
  const queryClient = useQueryClient();
  const { offerUndo } = useTell(projectId);
  return useWrite<TaskImport, ImportInput>({
    ...commandScope(projectId),
    mutationFn: async ({ file, decisions }, press) => {
      const asked = { params: { projectId }, query: queryOf(decisions), body: file.read };
      const answer = await client.taskFile.import(asked, press);
      if (answer.created === 0) toast.success(taskImportTexts.nothing);
      else offerUndo({ told: taskImportTexts.done(answer.created), key: press.idempotencyKey });
      return answer;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: taskKeys.board(projectId) }),
  });
}
