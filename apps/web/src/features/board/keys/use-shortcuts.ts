import { useEffect, useEffectEvent } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { usePersonChoice } from '@/lib/person-choice.ts';
import { TYPED_INTO } from '@/ui/typed-into.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Open elements that handle all keys. */
const WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Elements that use the arrows. */
const OWN_ARROWS = '[role="radiogroup"], [role="tablist"], [role="slider"], [role="grid"], table';

/** Whether keys of one letter or sign are on, which each device stores (KEYS-1). */
export function usePlainKeys() {
  return usePersonChoice('plainKeys', true);
}

/** Listens to the keys of the board. `run` answers whether it handled the key. */
export function useShortcuts(run: (act: Shortcut['act'], key: string) => boolean): void {
  const [plainKeys] = usePlainKeys();
  const { canManage } = useTaskContext();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event.key);
    if (!shortcut || (shortcut.plain && !plainKeys) || (shortcut.manages && !canManage)) return;
    if (!mayRun(event, shortcut)) return;
    if (run(shortcut.act, event.key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Ignores keys in fields, and while a window is open (KEYS-3). */
function mayRun(event: KeyboardEvent, { act }: Shortcut): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPED_INTO) || document.querySelector(WINDOW)) return false;
  return act !== 'step' || at.closest(OWN_ARROWS) === null;
}
