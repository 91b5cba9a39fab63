import {
  fromCents,
  type PaySchedule,
  SUGGESTED_BONUS_CENTS,
  SUGGESTED_IGSS_PERCENT,
  shareOfMonth,
} from '@faena/shared/domain';
import type { Concept } from '@faena/shared/schemas';
import { useId } from 'react';
import { useMoney } from '@/lib/money.ts';
import { Button } from '@/ui/button.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { amountInWords } from './amount-words.ts';
import type { ConceptValues } from './requests.ts';

const texts = conceptTexts.suggestions;

/** The suggestions for a company that pays in quetzales, as first values of a form (CONCEPT-5). */
function suggestionsFor({ kind }: PaySchedule): (ConceptValues & { key: 'igss' | 'bonus' })[] {
  return [
    { key: 'igss', name: texts.igss, kind: 'deduction', basis: 'percent', value: SUGGESTED_IGSS_PERCENT },
    {
      key: 'bonus',
      name: texts.bonus,
      kind: 'addition',
      basis: 'fixed',
      value: fromCents(shareOfMonth(SUGGESTED_BONUS_CENTS, kind)),
    },
  ];
}

type SuggestionsProps = {
  schedule: PaySchedule;
  /** The existing concepts; a suggestion with the same name as one of them is hidden. */
  concepts: readonly Concept[];
  onUse: (values: ConceptValues) => void;
};

/** Two concepts of Guatemala, each added by a button. Faena suggests no others. */
export function Suggestions({ schedule, concepts, onUse }: SuggestionsProps) {
  const id = useId();
  const money = useMoney();
  const open = suggestionsFor(schedule).filter(
    ({ name }) => !concepts.some((concept) => concept.name === name),
  );
  if (open.length === 0) return null;
  const hints = {
    igss: texts.igssHint,
    bonus: texts.bonusHint(money.format(fromCents(SUGGESTED_BONUS_CENTS))),
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-medium">
        {texts.title}
      </h2>
      <p className="text-muted text-sm">{texts.confirm}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {open.map(({ key, ...values }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line border-dashed p-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{values.name}</span>
                <span className="tabular">{amountInWords(values, money)}</span>
              </p>
              <p className="text-muted text-sm">{hints[key]}</p>
            </div>
            <Button onClick={() => onUse(values)} aria-label={texts.use(values.name)}>
              {texts.useShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
