import type { TwoStepsSetup } from '@faena/shared/schemas';
import { TwoStepsConfirmation } from '@faena/shared/schemas';
import { lazy, type ReactNode, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { twoStepsTexts } from '../texts/two-steps.ts';
import { AskForm } from './ask-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBegin, useConfirm } from './requests.ts';

const texts = twoStepsTexts.setUp;
const QrCode = lazy(() => import('@/ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

type SetUpProps = {
  /** Called when two steps are on and the codes were shown. */
  onDone: () => void;
  /** An element beside the button of each earlier step. */
  cancel?: ReactNode;
};

/** The setup of two steps: the app, its first code, and the recovery codes (TWOSTEP-1). */
export function SetUp({ onDone, cancel }: SetUpProps) {
  const begin = useBegin();
  const confirm = useConfirm();
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (begin.data) return <AppForm setup={begin.data} confirm={confirm} cancel={cancel} />;
  const { ask } = twoStepsTexts;
  return <AskForm hint={ask.on} submit={ask.goOn} sending={begin} cancel={cancel} />;
}

type AppFormProps = {
  setup: TwoStepsSetup;
  confirm: ReturnType<typeof useConfirm>;
  cancel: ReactNode;
};

function AppForm({ setup: { uri, secret }, confirm, cancel }: AppFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(TwoStepsConfirmation, 'en'),
    defaultValues: { code: '' },
  });
  const busy = confirm.isPending;
  const wait = useRetryWait(confirm.error);
  return (
    <form noValidate onSubmit={handleSubmit(({ code }) => confirm.mutate(code))} className="grid gap-4">
      {confirm.error && !busy && (
        <FailureNotice error={confirm.error} screen="en">
          {messageOf(confirm.error, twoStepsTexts.failed)}
        </FailureNotice>
      )}
      <p className="text-muted">{texts.scan}</p>
      <Suspense fallback={<Skeleton className="size-44" />}>
        <QrCode text={uri} label={texts.qr} />
      </Suspense>
      <Secret label={texts.secret} value={secret} copyLabel={texts.copySecret} copiedLabel={texts.copied} />
      <Field label={texts.code} error={formState.errors.code?.message} required>
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={7}
          disabled={busy}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy} held={wait > 0}>
          {busy ? twoStepsTexts.ask.working : texts.confirm}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
