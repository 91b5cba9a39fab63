import { useTaskContext } from '@/features/task/index.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Switch } from '@/ui/switch.tsx';
import { boardKeyTexts as texts } from '../texts/board-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { usePlainKeys } from './use-shortcuts.ts';

/** The name of a key on a keyboard of this language. */
function inWords(written: string): string {
  return written.replace(/Enter|Shift|Space/, (key) => texts.names[key as keyof typeof texts.names]);
}

/** Lists the keys of the board, and turns keys of one sign on or off (KEYS-1). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [plainKeys, setPlainKeys] = usePlainKeys();
  const { canManage } = useTaskContext();
  const shortcuts = SHORTCUTS.filter(({ manages }) => canManage || !manages);
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
        {shortcuts.map(({ act, written, plain }) => (
          <div key={act} className="contents">
            <dt>
              <kbd className="rounded-control border border-edge bg-sunken px-1.5 py-0.5 font-sans">
                {inWords(written)}
              </kbd>
            </dt>
            <dd className={plain && !plainKeys ? 'text-muted line-through' : undefined}>{texts.acts[act]}</dd>
          </div>
        ))}
      </dl>
      <Switch label={texts.plain} checked={plainKeys} onCheckedChange={setPlainKeys} className="mt-4" />
    </Dialog>
  );
}
