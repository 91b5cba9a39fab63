import { useEffect, useEffectEvent } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { usePersonChoice } from '@/lib/person-choice.ts';
import { TYPED_INTO } from '@/ui/typed-into.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Elements that take the keys for themselves while they are open. */
const WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Elements in which the arrows already have a meaning. */
const OWN_ARROWS = '[role="radiogroup"], [role="tablist"], [role="slider"], [role="grid"], table';

/** Whether keys of one letter or sign are on; each person decides for this device (KEYS-1). */
export function usePlainKeys() {
  return usePersonChoice('plainKeys', true);
}

/** Listens to the keys of the board; `run` answers whether the key did anything. */
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

/** Not while something is typed, nor with a window open (KEYS-3). */
function mayRun(event: KeyboardEvent, { act }: Shortcut): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(TYPED_INTO) || document.querySelector(WINDOW)) return false;
  return act !== 'step' || at.closest(OWN_ARROWS) === null;
}
