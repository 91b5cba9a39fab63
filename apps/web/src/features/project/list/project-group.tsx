import type { Project } from '@faena/shared/schemas';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

/** Above this number only the visible projects are drawn. */
const VIRTUAL_ABOVE = 100;
const ROW_PX = 32;
/** The margin around a project that is scrolled into view, because the board takes some height (ROOM-1). */
const SLACK_PX = 2 * ROW_PX;

type ProjectGroupProps = {
  label: string;
  projects: readonly Project[];
  /** The current project. It scrolls into view when it changes. */
  currentId: string | null;
  /** The element that scrolls both groups; null until it is rendered. */
  scroller: HTMLElement | null;
  children: (project: Project) => ReactNode;
};

/** A group of projects, pinned or not, under its title. */
export function ProjectGroup({ label, projects, currentId, scroller, children }: ProjectGroupProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const virtual = projects.length > VIRTUAL_ABOVE;

  // The group above may change its height in this render.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0));

  const virtualizer = useVirtualizer({
    count: projects.length,
    enabled: virtual,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => projects[index]?._id ?? index,
    scrollMargin: top,
    scrollPaddingStart: SLACK_PX,
    scrollPaddingEnd: SLACK_PX,
    overscan: 10,
  });
  const present = projects.some(({ _id }) => _id === currentId);
  const show = useEffectEvent((id: string | null) => {
    const index = projects.findIndex(({ _id }) => _id === id);
    if (virtual) virtualizer.scrollToIndex(index, { align: 'auto' });
    else list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  });
  // The scroller exists shortly after the groups are drawn.
  useEffect(() => {
    if (scroller && present) show(currentId);
  }, [scroller, present, currentId]);

  const items = virtual
    ? virtualizer.getVirtualItems()
    : projects.map((_, index) => ({ index, start: top, end: top }));
  const above = (items[0]?.start ?? top) - top;
  const below = virtual ? virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0;

  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className="px-2.5 pb-1 font-medium text-muted text-sm">
        {label} <span className="tabular font-normal">{projects.length}</span>
      </h2>
      <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
        {items.map(({ index }) => {
          const project = projects[index];
          if (!project) return null;
          return (
            <li
              key={project._id}
              data-index={index}
              style={{ scrollMarginBlock: SLACK_PX }}
              ref={virtual ? virtualizer.measureElement : null}
              {...(virtual && { 'aria-setsize': projects.length, 'aria-posinset': index + 1 })}
            >
              {children(project)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
