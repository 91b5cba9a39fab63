import { TASK_EXTRA_COLUMNS } from '@faena/shared/domain';
import { useState } from 'react';
import { readCookie, writeCookie } from '@/lib/cookie.ts';
import { readSession } from '@/lib/session.ts';
import type { TaskColumn } from './task-columns.tsx';

/** Between these a column is as wide as a person likes. */
export const LEAST_PX = 56;
export const MOST_PX = 480;
/** What the title has at least, and before the others have all that they were made for. */
const TITLE_PX = { wide: 290, least: 136 };
/** How much of what the title has beyond that a column takes that can grow. */
const GROWTH = 0.4;

type Widths = Readonly<Record<string, number>>;

/** How wide the columns of the table are, as a person has made them on this device (BOARD-19). */
export function useColumnWidths() {
  const cookie = `columns_${readSession()?.personId}`;
  const [own, setOwn] = useState(() => widthsOf(readCookie(cookie) ?? ''));
  const ownOr = ({ id, px }: TaskColumn, size: 'wide' | 'least' | 'most') =>
    px && (own[id] ?? px[size] ?? px.wide);
  return {
    /** At most; null for the column that has what the others leave. */
    widthOf: (column: TaskColumn): number | null => ownOr(column, 'most'),
    /**
     * What each column is drawn with, within a container whose width is the room: those that nobody made their own give
     * way to the title, all in the same degree, and may take of what it has to spare. `others` is what stands beside the columns, in pixels.
     */
    layOut: (columns: readonly TaskColumn[], others: number) => {
      const sum = (size: 'wide' | 'least') =>
        columns.reduce((all, column) => all + (ownOr(column, size) ?? TITLE_PX[size]), others);
      const [wide, least] = [sum('wide'), sum('least')];
      const giving = wide - TITLE_PX.wide - (least - TITLE_PX.least);
      const spare = `(100cqw - ${least - TITLE_PX.least + TITLE_PX.wide}px)`;
      const widthOf = (column: TaskColumn) => {
        const [few, made, most] = [ownOr(column, 'least'), ownOr(column, 'wide'), ownOr(column, 'most')];
        if (few === null || made === null || most === null) return undefined;
        if (most === few) return most;
        const width = `clamp(${few}px, ${few}px + ${spare} * ${(made - few) / giving}, ${made}px)`;
        if (most === made) return width;
        return `calc(${width} + clamp(0px, (100cqw - ${wide}px) * ${GROWTH}, ${most - made}px))`;
      };
      return { minWidth: least, widths: columns.map(widthOf) };
    },
    /** Makes a column that wide; null as wide as it was made for. */
    resize: (id: string, px: number | null) => {
      const { [id]: _, ...rest } = own;
      const next = px === null ? rest : { ...rest, [id]: withinBounds(px) };
      setOwn(next);
      // As a word, which is all that a cookie is here: `status132_tags200`.
      const said = Object.entries(next).map(([name, width]) => `${name}${width}`);
      writeCookie(cookie, said.join('_') || 'none');
    },
  };
}

function widthsOf(text: string): Widths {
  const found = text.split('_').flatMap((each) => {
    const [, id, px] = /^([a-zA-Z]+)(\d{1,4})$/.exec(each) ?? [];
    const known = TASK_EXTRA_COLUMNS.find((column) => column === id);
    return known ? [[known, withinBounds(Number(px))] as const] : [];
  });
  return Object.fromEntries(found);
}

function withinBounds(px: number): number {
  return Math.round(Math.min(Math.max(px, LEAST_PX), MOST_PX));
}
