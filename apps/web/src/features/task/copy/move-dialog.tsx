import type { Task } from '@faena/shared/schemas';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { useTaskContext } from '../task-context.ts';
import { useMoveToProject } from './use-move-to-project.ts';

type MoveDialogProps = {
  tasks: readonly Task[];
  onClose: () => void;
  /** Called after the choice of a project. */
  onMoved?: () => void;
};

/** Asks for the target project. A choice moves the tasks at once (MOVE-1). */
export function MoveDialog({ tasks, onClose, onMoved }: MoveDialogProps) {
  const { ProjectChoice } = useTaskContext();
  const move = useMoveToProject();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.moveTitle(tasks.length)}
      description={texts.moveHint}
    >
      <ProjectChoice
        onChoose={(project) => {
          onClose();
          move(tasks, project);
          onMoved?.();
        }}
      />
    </Dialog>
  );
}
