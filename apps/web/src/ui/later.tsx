import type { ComponentType, ReactNode } from 'react';
import type { Load } from '@/lib/later.ts';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { Part } from './part.tsx';
import { TypedAhead } from './typed-ahead.ts';

/**
 * A component that no screen needs at first. Its code loads after the first screen, or when it is first drawn
 * (SCREEN-21); `waiting` keeps its place until then. A component that opens and takes the keyboard is a
 * `laterOpened`.
 * @example const ViewsButton = later(() => import('./views-button.tsx').then(({ ViewsButton }) => ViewsButton));
 */
export function later<Props extends object>(
  load: Load<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  prefetchLater(load);
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
 * A `later` component that takes the keyboard: a window, a menu, a form, or a part of one. It keeps keys typed before
 * its code arrives (SCREEN-22). A component that is also drawn while closed has `open`.
 * @example const EditDialog = laterOpened(() => import('./edit-dialog.tsx').then(({ EditDialog }) => EditDialog));
 */
export function laterOpened<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  prefetchLater(load);
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
