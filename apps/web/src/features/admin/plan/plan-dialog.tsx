import { PRICE_CURRENCY, writeNumber } from '@faena/shared/domain';
import { formValues, type Plan, PlanNoun } from '@faena/shared/schemas';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { moneyKind, numberOf } from '@/lib/typed-number.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { NameFields } from '@/ui/name-fields.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { adminTexts } from '../texts/admin.ts';
import { useSavePlan } from './requests.ts';

const { form: texts, saveFailed } = adminTexts.plans;

export type PlanDialogProps = {
  /** The plan to edit; null for a new one. */
  plan: Plan | null;
  onClose: () => void;
};

/** Creates or edits a plan. Without a name, or with a negative price, nothing is sent (PLAN-2). */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { save, state } = useSaving(useSavePlan(plan?._id ?? null));
  const initial = { ...formValues(PlanNoun, plan), price: plan?.price ?? 0 };
  const kind = moneyKind(PRICE_CURRENCY);
  const [price, setPrice] = useState(() => writeNumber(initial.price, kind));
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(PlanNoun.form, 'es'),
    defaultValues: initial,
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit((form) =>
    save(form, {
      onSuccess: onClose,
      onError: (refused) => {
        if (!showFieldErrors(refused, Object.keys(initial) as (keyof typeof initial)[], setError, 'es')) {
          quietFailure(saveFailed)(refused);
        }
      },
    }),
  );

  return (
    <FormDialog
      title={plan ? texts.edit : texts.create}
      size="sm"
      labels={texts}
      onSubmit={submit}
      dirty={isDirty}
      saving={state}
      onClose={onClose}
    >
      <NameFields
        labels={texts}
        errors={errors}
        name={register('name')}
        description={register('description')}
        draft={`plan:${plan?._id ?? 'new'}`}
      />
      <Field label={texts.price} error={errors.price?.message} required>
        <Controller
          control={control}
          name="price"
          render={({ field: { name, ref, onChange } }) => (
            <NumberInput
              kind={kind}
              name={name}
              ref={ref}
              value={price}
              onValueChange={(text) => {
                setPrice(text);
                // NaN for a text without a number, which the form refuses.
                onChange(numberOf(text, kind) ?? Number.NaN);
              }}
            />
          )}
        />
      </Field>
    </FormDialog>
  );
}
