import { TASK_EXTRA_COLUMNS } from '@faena/shared/domain';
import { useState } from 'react';
import { readCookie, writeCookie } from '@/lib/cookie.ts';
import { readSession } from '@/lib/session.ts';
import type { TaskColumn } from './task-columns.tsx';

/** The bounds of a width that a person sets, in pixels. */
export const LEAST_PX = 56;
export const MOST_PX = 480;
/** The width of the title: the least, and the one at which the other columns get their full width. */
const TITLE_PX = { wide: 290, least: 136 };
/** The part of the spare width that a growing column takes from the title. */
const GROWTH = 0.4;

type Widths = Readonly<Record<string, number>>;

/** The widths of the columns of the table, set by a person on this device (BOARD-19). */
export function useColumnWidths() {
  const cookie = `columns_${readSession()?.personId}`;
  const [own, setOwn] = useState(() => widthsOf(readCookie(cookie) ?? ''));
  const ownOr = ({ id, px }: TaskColumn, size: 'wide' | 'least' | 'most') =>
    px && (own[id] ?? px[size] ?? px.wide);
  return {
    /** The most pixels of a column; null for the column that takes the rest. */
    widthOf: (column: TaskColumn): number | null => ownOr(column, 'most'),
    /**
     * The CSS widths of the columns within a container query. Columns without a set width shrink alike for the title,
     * and may take its spare width. `others` is the width beside the columns, in pixels.
     */
    layOut: (columns: readonly TaskColumn[], others: number) => {
      const sum = (size: 'wide' | 'least') =>
        columns.reduce((all, column) => all + (ownOr(column, size) ?? TITLE_PX[size]), others);
      const [allWide, allLeast] = [sum('wide'), sum('least')];
      const giving = allWide - TITLE_PX.wide - (allLeast - TITLE_PX.least);
      const spare = `(100cqw - ${allLeast - TITLE_PX.least + TITLE_PX.wide}px)`;
      const widthOf = (column: TaskColumn) => {
        const [least, wide, most] = [ownOr(column, 'least'), ownOr(column, 'wide'), ownOr(column, 'most')];
        if (least === null || wide === null || most === null) return undefined;
        if (most === least) return `${most}px`;
        const width = `clamp(${least}px, ${least}px + ${spare} * ${(wide - least) / giving}, ${wide}px)`;
        if (most === wide) return width;
        return `calc(${width} + clamp(0px, (100cqw - ${allWide}px) * ${GROWTH}, ${most - wide}px))`;
      };
      return { minWidth: allLeast, widths: columns.map(widthOf) };
    },
    /** Sets the width of a column, in pixels; null restores the default. */
    resize: (id: string, px: number | null) => {
      const { [id]: _, ...rest } = own;
      const next = px === null ? rest : { ...rest, [id]: withinBounds(px) };
      setOwn(next);
      // A cookie stores one word: `status132_tags200`.
      const words = Object.entries(next).map(([name, width]) => `${name}${width}`);
      writeCookie(cookie, words.join('_') || 'none');
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
