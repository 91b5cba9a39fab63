import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { archiveTexts } from '../texts/archives.ts';

const archiveKeys = { all: ['archives'] as const };

/** The archives of deleted companies. */
export function useArchives() {
  return useQuery({
    queryKey: archiveKeys.all,
    queryFn: ({ signal }) => client.archive.list({ query: {} }, { signal }),
  });
}

/** Downloads an archive; the list then shows the time of the download. */
export function useDownloadArchive() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (companyId: string, press) => client.archive.download({ params: { companyId } }, press),
    onSuccess: (file, companyId) => {
      saveFile(file, `${companyId}.jsonl`);
      return queryClient.invalidateQueries({ queryKey: archiveKeys.all });
    },
    onError: (error) => {
      reportError(error);
      toast.error(archiveTexts.downloadFailed, { description: messageOf(error, archiveTexts.again, 'es') });
    },
  });
}

/** Deletes an archive. */
export function usePurgeArchive(companyId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (name: string, press) =>
      client.archive.purge({ params: { companyId }, body: { name } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: archiveKeys.all }),
  });
}
