import { CONCEPT_BASES, MAX_CONCEPT_PERCENT } from '@faena/shared/domain';
import type { Concept, Employee } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { ItemFields, useItemForm } from '../lines/item-form.tsx';
import { LabelledChoice } from '../lines/labelled-choice.tsx';
import { PeopleChoice } from '../rates/people-choice.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { amountFault, amountKind, formOf, valuesOf } from './concept-form.ts';
import { ConceptPreview } from './concept-preview.tsx';
import { EntitlementFields } from './entitlement-fields.tsx';
import { type ConceptValues, useSaveConcept } from './requests.ts';

const texts = conceptTexts.form;

type ConceptDialogProps = {
  companyId: string;
  employees: readonly Employee[];
  /** The existing concept; null for a new one. */
  concept: Concept | null;
  /** The first values of a new concept from a suggestion. */
  suggested?: ConceptValues | undefined;
  onClose: () => void;
};

/** Adds or changes a concept of a company, with a preview of its effect in a period (CONCEPT-4). */
export function ConceptDialog({ companyId, employees, concept, suggested, onClose }: ConceptDialogProps) {
  const { currency, unit } = useMoney();
  const { begun, form, set, dirty } = useItemForm(() => formOf(concept ?? suggested ?? null, currency));
  const { send, progress } = useFormSaving(useSaveConcept(companyId, concept), texts.failed);
  const values = valuesOf(form, currency);
  const fault = amountFault(form, currency);
  // A chosen person who left stays named, because unpaid time may remain.
  const gone = begun.chosen.filter((id) => !employees.some(({ _id }) => _id === id));

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!values) return;
    send({ ...values, reason: form.reason }, () => {
      toast.success(texts.saved(values.name));
      onClose();
    });
  }

  return (
    <FormDialog
      title={concept ? texts.editTitle : texts.title}
      size="lg"
      labels={texts}
      onSubmit={submit}
      dirty={dirty}
      {...progress}
      onClose={onClose}
      disabled={!values}
    >
      {suggested && <Notice tone="warn">{conceptTexts.suggestions.confirmOne}</Notice>}
      <ItemFields
        form={form}
        set={set}
        basis={
          <LabelledChoice
            label={texts.basis}
            segments={CONCEPT_BASES.map((value) => ({ value, label: texts.bases[value] }))}
            value={form.basis}
            onValueChange={(basis) => set({ basis })}
          />
        }
        amountLabel={texts.values[form.basis](unit)}
        amountKind={amountKind(form.basis, currency)}
        amountFault={
          fault ? { faulty: texts.faulty, tooHigh: texts.tooHigh(MAX_CONCEPT_PERCENT) }[fault] : undefined
        }
        exists={concept !== null}
      >
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="min-w-0">
            <LabelledChoice
              label={texts.people}
              segments={[
                { value: 'everyone', label: texts.everyone },
                { value: 'some', label: texts.some },
              ]}
              value={form.who}
              onValueChange={(who) => set({ who })}
            />
            <p className="mt-1 text-muted text-sm">
              {form.who === 'some'
                ? texts.someHint
                : form.basis === 'fixed'
                  ? texts.fixedHint
                  : texts.everyoneHint}
            </p>
          </div>
          <LabelledChoice
            label={texts.often}
            segments={[
              { value: 'always', label: conceptTexts.always },
              { value: 'once', label: conceptTexts.once },
            ]}
            value={form.often}
            onValueChange={(often) => set({ often })}
          />
        </div>
        {form.basis === 'fixed' && <EntitlementFields form={form} set={set} />}
        {form.who === 'some' && (
          <PeopleChoice
            people={employees}
            chosen={new Set(form.chosen.filter((id) => !gone.includes(id)))}
            onChange={(chosen) => set({ chosen: [...gone, ...chosen] })}
          />
        )}
      </ItemFields>
      {values && <ConceptPreview companyId={companyId} values={values} id={concept?._id ?? null} />}
    </FormDialog>
  );
}
