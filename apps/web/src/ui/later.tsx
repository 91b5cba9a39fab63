import type { ComponentType, ReactNode } from 'react';
import { type Load, loadLater } from '@/lib/later.ts';
import { Part } from './part.tsx';

/**
 * A window, a menu, a form: something that no screen begins with. Its code comes after the first screen, or as soon as
 * it is drawn (SCREEN-21); `waiting` keeps its place until then.
 * @example const EditDialog = later(() => import('./edit-dialog.tsx').then(({ EditDialog }) => EditDialog));
 */
export function later<Props extends object>(
  load: Load<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  void loadLater(load);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each component, beside the imports, as React's own `lazy` is
  return function Later(props: Props) {
    return (
      <Part load={load} waiting={waiting}>
        {(Loaded) => <Loaded {...props} />}
      </Part>
    );
  };
}
