import type { RUN_TABLES, SHEET_FORMATS } from '@faena/shared/domain';
import type { EventsFileQuery } from '@faena/shared/schemas';
import { useState } from 'react';
import { client } from '@/lib/client.ts';
import { csvSeparator } from '@/lib/csv-separator.ts';
import { reportError } from '@/lib/report.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';
import { runFileTexts } from '../texts/run-files.ts';
import { type Progress, slipCounter } from './count-slips.ts';

/** The kinds of files of a run. */
export type RunFile = 'slips' | 'workbook' | (typeof RUN_TABLES)[number];

/** Downloads a file of a run, and reports the number of finished slips. `cancel` stops it. */
export function useDownloadRun(id: string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const write = useWrite({
    mutationFn: (file: RunFile, press) => {
      setProgress(null);
      const params = { id };
      if (file === 'slips') {
        return client.runFile.slips({ params }, { ...press, onBytes: slipCounter(setProgress) });
      }
      if (file === 'workbook') return client.runFile.workbook({ params }, press);
      return client.runFile.table({ params, query: { table: file, separator: csvSeparator() } }, press);
    },
    onSuccess: (file) => saveFile(file, `${id}.pdf`),
    onError: tellFailure,
    onSettled: () => setProgress(null),
  });
  return { ...write, progress };
}

/** Downloads the list of a company's runs (RUN-12). */
export function useDownloadRuns(companyId: string) {
  return useWrite({
    mutationFn: (format: (typeof SHEET_FORMATS)[number], press) => {
      const separator = format === 'csv' ? { separator: csvSeparator() } : {};
      return client.runFile.list({ query: { companyId, format, ...separator } }, press);
    },
    onSuccess: (file, format) => saveFile(file, `${companyId}.${format}`),
    onError: tellFailure,
  });
}

/** The filter of events in the API format. */
export type EventsAsked = Omit<EventsFileQuery, 'format' | 'separator'>;

/** Downloads the events of a company, with the filter of the list (LEDGER-11). */
export function useDownloadEvents(filter: EventsAsked) {
  return useWrite({
    mutationFn: (format: (typeof SHEET_FORMATS)[number], press) => {
      const separator = format === 'csv' ? { separator: csvSeparator() } : {};
      return client.runFile.events({ query: { ...filter, format, ...separator } }, press);
    },
    onSuccess: (file, format) => saveFile(file, `${filter.companyId}.${format}`),
    onError: tellFailure,
  });
}

/** Downloads one slip. */
export function useDownloadSlip() {
  return useWrite({
    mutationFn: (id: string, press) => client.runFile.slip({ params: { id } }, press),
    onSuccess: (file, id) => saveFile(file, `${id}.pdf`),
    onError: tellFailure,
  });
}

function tellFailure(error: unknown): void {
  // The person who cancelled needs no report.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  reportError(error);
  toast.error(runFileTexts.failed, { description: messageOf(error, runFileTexts.again, 'es') });
}
