import { fromCents } from '@faena/shared/domain';
import { useId } from 'react';
import { formatDates } from '@/lib/format-moment.ts';
import { formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { signedAmount } from '../lines/signed-text.ts';
import { nameOf } from '../name-of.ts';
import { usePayPeriod } from '../pay-period-requests.ts';
import { conceptTexts } from '../texts/concepts.ts';
import { effectOf } from './concept-effect.ts';
import type { ConceptValues } from './requests.ts';

const texts = conceptTexts.preview;

type ConceptPreviewProps = {
  companyId: string;
  values: ConceptValues;
  /** The id of the changed concept; null for a new one. */
  id: string | null;
};

/**
 * The people of today's period to whom a concept would apply, with the amounts; nothing while that period is unknown or
 * closed.
 */
export function ConceptPreview({ companyId, values, id }: ConceptPreviewProps) {
  const titleId = useId();
  const { format } = useMoney();
  const { data: period } = usePayPeriod(companyId, '');
  if (!period || period.run) return null;
  const effect = effectOf(values, period, id);
  const sum = effect.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  const signed = (amount: number) => formatSigned(signedAmount({ ...values, amount }), format);
  const below = effect.filter(({ net }) => net < 0);
  return (
    <section aria-labelledby={titleId} aria-live="polite" className="rounded-card bg-sunken px-3 py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="font-medium">
          {texts.title}
          <span className="tabular ml-2 font-normal text-muted text-sm">{formatDates(period)}</span>
        </h3>
        {effect.length > 0 && <p className="tabular">{texts.sum(effect.length, signed(fromCents(sum)))}</p>}
      </div>
      {effect.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="mt-1 max-h-40 divide-y divide-line overflow-y-auto">
          {effect.map(({ person, amount }) => (
            <li key={person._id} className="tabular flex items-baseline justify-between gap-x-4 py-1">
              <UserText lines={1} className="min-w-0">
                {nameOf(person)}
              </UserText>
              <span className="shrink-0">{signed(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {below.length > 0 && (
        <div className="mt-2">
          <Notice tone="warn">{texts.below(below.map(({ person }) => nameOf(person)).join(', '))}</Notice>
        </div>
      )}
    </section>
  );
}
