import { KeyHelpButton } from '@/features/board/index.ts';
import { ArchivedButton, TaskFileMenu, TemplatesButton, type useExportTasks } from '@/features/task/index.ts';

type BoardMenuProps = {
  mayChange: boolean;
  onHelp: () => void;
  download: ReturnType<typeof useExportTasks>;
  onImport: () => void;
};

/** The menu items about the tasks of a project. */
export function BoardMenu({ mayChange, onHelp, download, onImport }: BoardMenuProps) {
  return (
    <>
      {mayChange && <ArchivedButton />}
      {mayChange && <TemplatesButton />}
      <KeyHelpButton onClick={onHelp} />
      <TaskFileMenu download={download} onImport={mayChange ? onImport : null} />
    </>
  );
}
