import type { TwoSteps } from '@faena/shared/schemas';
import { useRef, useState } from 'react';
import { formatDay } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Notice } from '@/ui/notice.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { twoStepsTexts as texts } from '../texts/two-steps.ts';
import { AskForm } from './ask-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewCodes, useTurnOff, useTwoSteps } from './requests.ts';
import { SetUp } from './set-up.tsx';

type Doing = 'on' | 'off' | 'codes';

/** Whether the account signs in with two steps, on /account (TWOSTEP-1). */
export function TwoStepsSection() {
  return (
    <QueryState
      query={useTwoSteps()}
      loading={texts.loading}
      skeleton={<Skeleton className="h-10" />}
      failed={texts.loadFailed}
      safe={texts.loadSafe}
    >
      {(state) => <State state={state} />}
    </QueryState>
  );
}

function State({ state }: { state: TwoSteps }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [turnedOff, setTurnedOff] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  /** The pressed button disappears, so the focus moves to the start of the row. */
  function done(): void {
    setDoing(null);
    row.current?.focus();
  }

  function begin(what: Doing): void {
    setTurnedOff(false);
    setDoing(doing === what ? null : what);
  }

  return (
    <div className="grid gap-4">
      <div
        ref={row}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-2.5 outline-none sm:grid sm:grid-cols-[10rem_1fr_auto]"
      >
        <span className={cn('text-muted', state.on && 'max-sm:basis-full')}>{texts.title}</span>
        <span className={cn('flex-1', state.on && 'sm:col-span-2')}>
          {state.since
            ? texts.on(formatDay(state.since, Intl.DateTimeFormat().resolvedOptions().timeZone))
            : texts.off}
          {state.on && (
            <span className="block text-muted text-sm">{texts.codesLeft(state.recoveryCodesLeft)}</span>
          )}
          {state.required && <span className="block text-muted text-sm">{texts.required}</span>}
        </span>
        {/* Two buttons leave no room for the words beside them. */}
        <span className={cn('flex flex-wrap gap-2', state.on && 'sm:col-span-2 sm:col-start-2')}>
          {state.on && doing !== 'on' ? (
            <>
              <Button aria-expanded={doing === 'codes'} onClick={() => begin('codes')}>
                {texts.newCodes}
              </Button>
              <Button aria-expanded={doing === 'off'} onClick={() => begin('off')}>
                {texts.turnOff}
              </Button>
            </>
          ) : (
            doing !== 'on' && <Button onClick={() => begin('on')}>{texts.turnOn}</Button>
          )}
        </span>
      </div>
      {turnedOff && <Notice tone="ok">{texts.turnedOff}</Notice>}
      {doing === 'on' && <SetUp onDone={done} cancel={<Cancel onClick={done} />} />}
      {doing === 'codes' && <NewCodes onDone={done} />}
      {doing === 'off' && (
        <TurnOff
          onCancel={done}
          onDone={() => {
            setTurnedOff(true);
            done();
          }}
        />
      )}
    </div>
  );
}

function NewCodes({ onDone }: { onDone: () => void }) {
  const renew = useRenewCodes();
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />;
  return (
    <AskForm
      hint={texts.ask.codes}
      submit={texts.newCodes}
      sending={renew}
      cancel={<Cancel onClick={onDone} />}
    />
  );
}

function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const turnOff = useTurnOff();
  const sending = {
    ...turnOff,
    mutate: () => turnOff.mutate(undefined, { onSuccess: onDone }),
  };
  return (
    <AskForm
      hint={texts.ask.off}
      submit={texts.turnOff}
      sending={sending}
      cancel={<Cancel onClick={onCancel} />}
    />
  );
}

function Cancel({ onClick }: { onClick: () => void }) {
  return <Button onClick={onClick}>{texts.cancel}</Button>;
}
