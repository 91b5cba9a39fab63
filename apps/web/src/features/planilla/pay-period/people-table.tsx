import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cn } from '@/ui/cn.ts';
import { drawnRows } from '@/ui/drawn-rows.ts';
import { SpacerRow } from '@/ui/spacer-row.tsx';
import { usePrinting } from '@/ui/use-printing.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { detailsId } from './details-id.ts';
import { PersonRow } from './person-row.tsx';
import { TotalsRow } from './totals-row.tsx';

const texts = payPeriodTexts.table;
/** With more people than this, only the visible rows are drawn. */
const VIRTUAL_ABOVE = 100;
const ROW_PX = 37;
const DETAILS_PX = 320;
/** Name, hours, rate, gross, additions, deductions, net. */
const COLUMNS = 7;

export type PeopleViewProps = {
  people: readonly PayPeriodPerson[];
  totals: PayPeriod['totals'];
  /** The people with open rows. */
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The content of an opened row. */
  details: (person: PayPeriodPerson) => ReactNode;
};

/** A row for each person, which opens in place. The totals stay at the bottom of the window. */
export function PeopleTable({ people, totals, opened, onToggle, details }: PeopleViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(people, opened), [people, opened]);
  const ids = useMemo(() => rows.map(({ key }) => key), [rows]);
  const printing = usePrinting();
  const virtual = people.length > VIRTUAL_ABOVE && !printing;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const body = root.current?.querySelector('tbody');
    if (!body) return;
    const measure = () => setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    measure();
    // The table moves when content above it grows.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: virtual,
    estimateSize: (index) => (rows[index]?.isDetails ? DETAILS_PX : ROW_PX),
    getItemKey: (index) => ids[index] ?? index,
    scrollMargin: top,
    overscan: 8,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, root.current, ids), [ids]),
  });
  const items = virtual
    ? virtualizer
        .getVirtualItems()
        .map(({ index, start, end }) => ({ index, start: start - top, end: end - top }))
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  return (
    <div ref={root} className="rounded-card border border-line bg-surface">
      <table
        aria-label={texts.label}
        {...(virtual && { 'aria-rowcount': people.length + 2 })}
        className="w-full border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {[
              texts.person,
              texts.hours,
              texts.rate,
              texts.gross,
              texts.additions,
              texts.deductions,
              texts.net,
            ].map((label, index) => (
              <th key={label} scope="col" className={cn(headClass, index === 0 ? 'text-left' : 'text-right')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ index, start }, position) => {
            const row = rows[index];
            if (!row) return null;
            const measured = virtual && { 'data-index': index, ref: virtualizer.measureElement };
            const gap = start - (items[position - 1]?.end ?? 0);
            return [
              gap > 0.5 && <SpacerRow key={`before-${row.key}`} height={gap} columns={COLUMNS} />,
              row.isDetails ? (
                <tr key={row.key} id={detailsId(row.person)} {...measured}>
                  <td colSpan={COLUMNS} className="border-line border-b bg-sunken p-0">
                    {details(row.person)}
                  </td>
                </tr>
              ) : (
                <PersonRow
                  key={row.key}
                  person={row.person}
                  open={opened.has(row.person._id)}
                  onToggle={onToggle}
                  {...(virtual && { number: row.number, index, ref: virtualizer.measureElement })}
                />
              ),
            ];
          })}
          {below > 0.5 && <SpacerRow height={below} columns={COLUMNS} />}
        </tbody>
        <TotalsRow people={people.length} totals={totals} />
      </table>
    </div>
  );
}

const headClass =
  'sticky top-header z-10 h-row whitespace-nowrap border-line border-b bg-surface px-3 font-medium text-muted text-sm first:rounded-tl-card last:rounded-tr-card';

interface Row {
  readonly key: string;
  readonly person: PayPeriodPerson;
  /** The index of the person in the list, from 0. */
  readonly number: number;
  readonly isDetails: boolean;
}

function rowsOf(people: readonly PayPeriodPerson[], opened: ReadonlySet<string>): Row[] {
  return people.flatMap((person, number) => {
    const row = { key: person._id, person, number, isDetails: false };
    return opened.has(person._id) ? [row, { ...row, key: `${person._id}-details`, isDetails: true }] : [row];
  });
}
