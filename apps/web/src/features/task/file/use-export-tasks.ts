import type { SHEET_FORMATS } from '@faena/shared/domain';
import { client } from '@/lib/client.ts';
import { csvSeparator } from '@/lib/csv-separator.ts';
import { reportError } from '@/lib/report.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { taskFileTexts as texts } from '../texts/task-files.ts';

type Format = (typeof SHEET_FORMATS)[number];

/** Downloads all tasks of a project (EXPORT-2). `cancel` stops the download. */
export function useExportTasks(projectId: string) {
  return useWrite({
    mutationFn: (format: Format, press) =>
      client.taskFile.export(
        { params: { projectId }, query: { format, ...(format === 'csv' && { separator: csvSeparator() }) } },
        press,
      ),
    onSuccess: (file, format) => saveFile(file, `${projectId}.${format}`),
    onError: (error) => {
      // No message after a cancel.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      reportError(error);
      toast.error(texts.export.failed, { description: messageOf(error, texts.export.again, 'es') });
    },
  });
}
