import type { RateEffect } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { rateTexts } from '@/texts/rates.ts';
import { UserText } from '@/ui/user-text.tsx';

const texts = rateTexts.effect;
const cellClass = 'whitespace-nowrap py-1 pl-2 text-right tabular sm:pl-3';

type Sums = Pick<RateEffect, 'records' | 'hours' | 'costBefore' | 'costAfter' | 'difference'>;

/** A period, or a person with their rates. */
export type EffectRow = Sums & { readonly key: string; readonly name: string; readonly detail?: string };

type EffectTableProps = {
  /** The heading above the rows' names. */
  first: string;
  rows: readonly EffectRow[];
  total: Sums;
};

/** Hours that get another price, and their cost before and after, by period or by person. */
export function EffectTable({ first, rows, total }: EffectTableProps) {
  return (
    <div className="overflow-x-auto rounded-control border border-line px-2 py-1 sm:px-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1 text-left font-normal">
              {first}
            </th>
            <th scope="col" className={`${cellClass} font-normal`}>
              {texts.hours}
            </th>
            <th scope="col" className={`${cellClass} font-normal max-sm:hidden`}>
              {texts.before}
            </th>
            <th scope="col" className={`${cellClass} font-normal`}>
              {texts.after}
            </th>
            <th scope="col" className={`${cellClass} font-normal`}>
              {texts.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, detail, ...sums }) => (
            <tr key={key}>
              <th scope="row" className="min-w-16 py-1 text-left font-normal">
                <UserText lines={2}>{name}</UserText>
                {detail && <span className="tabular block text-muted">{detail}</span>}
              </th>
              <SumCells {...sums} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr className="border-line border-t font-medium">
              <th scope="row" className="py-1 text-left font-medium">
                {texts.total}
              </th>
              <SumCells {...total} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function SumCells({ hours, costBefore, costAfter, difference }: Sums) {
  const { format } = useMoney();
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <>
      <td className={cellClass}>{formatHours(hours)}</td>
      <td className={`${cellClass} max-sm:hidden`}>{format(costBefore)}</td>
      <td className={cellClass}>{format(costAfter)}</td>
      <td className={cellClass}>{`${sign}${format(Math.abs(difference))}`}</td>
    </>
  );
}
