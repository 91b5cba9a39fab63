import type { ComponentType, ReactNode } from 'react';
import { type Load, loadLater } from '@/lib/later.ts';
import { Part } from './part.tsx';
import { TypedAhead } from './typed-ahead.ts';

/**
 * Something that no screen begins with. Its code comes after the first screen, or as soon as it is drawn (SCREEN-21);
 * `waiting` keeps its place until then. A part that opens and takes the keyboard is a `laterOpened`.
 * @example const ViewsButton = later(() => import('./views-button.tsx').then(({ ViewsButton }) => ViewsButton));
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

/**
 * A window, a menu, a form, and what stands in one: a `later` that takes the keyboard. Keys typed before its code
 * arrives are kept (SCREEN-22). Where it is drawn before it is opened, its `open` says so.
 * @example const EditDialog = laterOpened(() => import('./edit-dialog.tsx').then(({ EditDialog }) => EditDialog));
 */
export function laterOpened<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  void loadLater(load);
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  return function LaterOpened(props: Props) {
    const isOpen = !('open' in props) || props.open === true;
    return (
      <Part load={load} waiting={isOpen && <TypedAhead />}>
        {(Loaded) => <Loaded {...props} />}
      </Part>
    );
  };
}
