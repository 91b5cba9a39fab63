import { DEFAULT_TASK_STATUS } from '@faena/shared/domain';
import { useArchive, useDuplicate, useTaskLink } from '@/features/task/index.ts';
import { laterOpened } from '@/ui/later.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { stepCard } from './step-card.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutHelp = laterOpened(() =>
  import('./shortcut-help.tsx').then(({ ShortcutHelp }) => ShortcutHelp),
);

type BoardKeysProps = {
  /** Focuses the search field of the filter. */
  onFind: () => void;
  /** Whether the list of the keys is open. */
  help: boolean;
  onHelpChange: (open: boolean) => void;
};

/** Listens to the keys of the board, and shows their list (KEYS-1). */
export function BoardKeys({ onFind, help, onHelpChange }: BoardKeysProps) {
  const { create } = useTaskLink();
  const archive = useArchive();
  const duplicate = useDuplicate();
  useShortcuts((act, key) => {
    if (act === 'step') return stepCard(document.querySelector('[data-fills]'), key);
    if (act === 'reassign') return false;
    if (act === 'archive') return withFocused((id) => archive([{ id }]));
    if (act === 'duplicate') return withFocused((id) => duplicate([id]));
    if (act === 'find') onFind();
    if (act === 'create') create(DEFAULT_TASK_STATUS);
    if (act === 'help') onHelpChange(true);
    return true;
  });
  return help && <ShortcutHelp onClose={() => onHelpChange(false)} />;
}

/** Runs an act on the focused card; answers whether there is one. */
function withFocused(run: (id: string) => void): boolean {
  const card = document.activeElement?.closest('article')?.closest(`[${ROW_ATTRIBUTE}]`);
  const id = card?.getAttribute(ROW_ATTRIBUTE);
  if (id) run(id);
  return Boolean(id);
}
