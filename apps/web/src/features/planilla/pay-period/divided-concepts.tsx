import { type Cents, fromCents, monthOf, shareOfMonth, toCents } from '@faena/shared/domain';
import type { Concept, PayCalendar, PayCalendarChanges } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.schedule;

/** A fixed concept under another schedule: its monthly amount, and the share of it in a new period. */
export interface DividedConcept {
  readonly concept: Concept;
  readonly monthCents: Cents;
  /** Null for a concept that is pro rata by days or hours: its full count must be chosen again. */
  readonly value: number | null;
}

/** The fixed concepts that another schedule would pay more or less often (PERIOD-8). */
export function dividedFor(
  concepts: readonly Concept[],
  { schedule }: PayCalendar,
  { schedule: next = schedule }: PayCalendarChanges,
): DividedConcept[] {
  if (next.kind === schedule.kind) return [];
  return concepts
    .filter(({ basis, once }) => basis === 'fixed' && !once)
    .map((concept) => {
      const monthCents = monthOf(toCents(concept.value), schedule.kind);
      const isWhole = concept.fullAt === null;
      return { concept, monthCents, value: isWhole ? fromCents(shareOfMonth(monthCents, next.kind)) : null };
    });
}

/** The change of a concept that goes with the schedule. */
export function toChange({ concept, value }: DividedConcept) {
  return { conceptId: concept._id, version: concept.version, value: value ?? concept.value };
}

type DividedConceptsProps = {
  divided: readonly DividedConcept[];
  /** The concepts that keep their amount. */
  kept: ReadonlySet<string>;
  onChange: (kept: ReadonlySet<string>) => void;
};

/** The fixed concepts with their monthly amounts, and an offer to divide them (PERIOD-8). */
export function DividedConcepts({ divided, kept, onChange }: DividedConceptsProps) {
  const { format } = useMoney();
  if (divided.length === 0) return null;

  function keep(id: string, isKept: boolean): void {
    const next = new Set(kept);
    if (isKept) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{texts.fixed}</legend>
      <p className="text-muted text-sm">{texts.fixedHint}</p>
      <ul className="tabular mt-1 divide-y divide-line">
        {divided.map(({ concept: { _id, name, value: present }, monthCents, value }) => (
          <li key={_id} className="grid grid-cols-1 gap-y-1 py-2">
            <UserText lines={2}>
              {texts.comesTo(name, format(present), format(fromCents(monthCents)))}
            </UserText>
            {value === null ? (
              <span className="text-muted text-sm">{texts.proRata}</span>
            ) : (
              <Checkbox
                label={
                  <>
                    <VisuallyHidden>{`${name}: `}</VisuallyHidden>
                    {texts.divide(format(value))}
                  </>
                }
                checked={!kept.has(_id)}
                onCheckedChange={(checked) => keep(_id, !checked)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
