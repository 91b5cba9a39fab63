import { TASK_EXTRA_COLUMNS } from '@faena/shared/domain';
import { useState } from 'react';
import { readCookie, writeCookie } from '@/lib/cookie.ts';
import { readSession } from '@/lib/session.ts';
import type { TaskColumn } from './task-columns.tsx';

/** Between these a column is as wide as a person likes. */
export const LEAST_PX = 56;
export const MOST_PX = 480;

type Widths = Readonly<Record<string, number>>;

/** How wide the columns of the table are, as a person has made them on this device (BOARD-34). */
export function useColumnWidths() {
  const cookie = `columns_${readSession()?.personId}`;
  const [own, setOwn] = useState(() => widthsOf(readCookie(cookie) ?? ''));
  return {
    /** Null for the column that has what the others leave. */
    widthOf: ({ id, px }: TaskColumn): number | null => (px === null ? null : (own[id] ?? px)),
    /** Makes a column that wide; null as wide as it was made for. */
    resize: (id: string, px: number | null) => {
      const { [id]: _, ...others } = own;
      const next = px === null ? others : { ...others, [id]: withinBounds(px) };
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
