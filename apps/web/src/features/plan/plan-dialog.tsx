import { formValues, type Plan, PlanNoun } from '@faena/shared/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '@/lib/field-errors.ts';
import { adminTexts } from '@/texts/admin.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useSaveSubscription } from './requests.ts';

const { form: texts, saveFailed } = adminTexts.subscriptions;

export type SubscriptionDialogProps = {
  /** The one to change; null for a new one. */
  subscription: Plan | null;
  onClose: () => void;
};

/** Creates or edits a subscription. Without a name, or with a negative price, nothing is sent (PLAN-4). */
export function SubscriptionDialog({ subscription, onClose }: SubscriptionDialogProps) {
  const save = useSaveSubscription(subscription?._id ?? null);
  const busy = save.isPending;
  const initial = { ...formValues(PlanNoun, subscription), price: subscription?.price ?? 0 };
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(PlanNoun.form),
    defaultValues: initial,
  });
  const { errors } = formState;

  const submit = handleSubmit((form) =>
    save.mutate(form, {
      onSuccess: onClose,
      onError: (refused) => {
        if (!showFieldErrors(refused, Object.keys(initial) as (keyof typeof initial)[], setError)) {
          quietFailure(saveFailed)(refused);
        }
      },
    }),
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={subscription ? texts.edit : texts.create}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <fieldset disabled={busy} className="grid gap-4">
        <Field label={texts.name} error={errors.name?.message} required>
          <Input {...register('name')} autoComplete="off" />
        </Field>
        <Field label={texts.description} error={errors.description?.message}>
          <Textarea {...register('description')} rows={3} />
        </Field>
        <Field label={texts.price} error={errors.price?.message} required>
          <Input
            {...register('price', { valueAsNumber: true })}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
          />
        </Field>
      </fieldset>
    </Dialog>
  );
}
