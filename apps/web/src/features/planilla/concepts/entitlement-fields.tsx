import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { Field } from '@/ui/field.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { type ConceptForm, entitlementOf, entitlementsFor, fullAtOf, fullKind } from './concept-form.ts';

const texts = conceptTexts.form;

type EntitlementFieldsProps = { form: ConceptForm; set: (part: Partial<ConceptForm>) => void };

/** How a fixed amount is earned: whole, or pro rata by the days or hours worked (CONCEPT-7). */
export function EntitlementFields({ form, set }: EntitlementFieldsProps) {
  const entitlement = entitlementOf(form);
  const fault = form.full.trim() !== '' && fullAtOf(form) === 'faulty';
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Field label={texts.entitlement} className="min-w-0">
        <ChoiceSelect
          choices={entitlementsFor(form)}
          labels={form.who === 'some' ? texts.entitlementsOfSome : texts.entitlements}
          value={entitlement}
          onChoose={(chosen) => set({ entitlement: chosen, full: '' })}
        />
      </Field>
      {(entitlement === 'days' || entitlement === 'hours') && (
        <Field
          label={texts.fullAt[entitlement]}
          hint={texts.fullAtHint}
          error={fault ? texts.fullAtFaulty[entitlement] : undefined}
          className="w-56"
          required
        >
          <NumberInput
            kind={fullKind(entitlement)}
            value={form.full}
            onValueChange={(full) => set({ full })}
          />
        </Field>
      )}
    </div>
  );
}
