import { Download, FileSpreadsheet, Upload, X } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { taskFileTexts as texts } from '../texts/task-files.ts';
import type { useExportTasks } from './use-export-tasks.ts';

type TaskFileMenuProps = {
  /** The download. It outlives the menu, so that a reopened menu can cancel it. */
  download: ReturnType<typeof useExportTasks>;
  /** Opens the import; null for people who may not change the tasks. */
  onImport: (() => void) | null;
};

/** The files of a board in the menu of its project (EXPORT-2, IMPORT-10). */
export function TaskFileMenu({ download: { mutate, cancel, isPending }, onImport }: TaskFileMenuProps) {
  return (
    <>
      {isPending ? (
        // As high as the two buttons, so that nothing moves under the pointer.
        <span className="flex min-h-[calc(2*var(--control))] items-center justify-between gap-2 pl-3">
          <span role="status" className="text-muted">
            {texts.export.busy}
          </span>
          <Button variant="ghost" onClick={cancel}>
            <X aria-hidden strokeWidth={1.75} />
            {texts.export.cancel}
          </Button>
        </span>
      ) : (
        <>
          <Button variant="ghost" onClick={() => mutate('csv')} className="justify-start">
            <Download aria-hidden strokeWidth={1.75} />
            {texts.export.csv}
          </Button>
          <Button variant="ghost" onClick={() => mutate('xlsx')} className="justify-start">
            <FileSpreadsheet aria-hidden strokeWidth={1.75} />
            {texts.export.xlsx}
          </Button>
        </>
      )}
      {onImport && (
        <Button variant="ghost" onClick={onImport} className="justify-start">
          <Upload aria-hidden strokeWidth={1.75} />
          {texts.openImport}
        </Button>
      )}
    </>
  );
}
