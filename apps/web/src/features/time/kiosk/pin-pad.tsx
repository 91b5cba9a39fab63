import { type MarkKind, PIN_DIGITS } from '@faena/shared/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServerNow } from '@/lib/server-clock.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import type { QueuedMark } from '../marks/store.ts';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import { kioskPresses } from './kiosk-presses.ts';
import type { KioskPerson, Tries } from './kiosk-store.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** A pad without a touch for this time closes, so that nobody presses with another's typed PIN. */
const IDLE_MS = 30_000;

type PinPadProps = {
  person: KioskPerson;
  waiting: readonly QueuedMark[];
  tries: Tries | undefined;
  onBack: () => void;
  onPress: (kind: MarkKind, pin: string) => void;
};

/** Takes a person's PIN by large keys or the keyboard, then one press; the digits are never drawn (KIOSK-9). */
export function PinPad({ person, waiting, tries, onBack, onPress }: PinPadProps) {
  const [pin, setPin] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isPaused = (tries?.until ?? 0) > useServerNow();
  const type = (digit: string) => setPin((typed) => (typed + digit).slice(0, PIN_DIGITS.max));

  useEffect(() => heading.current?.focus(), []);

  const leave = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => leave(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [pin]);

  return (
    <section
      aria-labelledby="kiosk-person"
      className="mx-auto grid w-full max-w-md gap-4"
      onKeyDown={({ key }) => {
        if (DIGITS.includes(key)) type(key);
        if (key === 'Backspace') setPin('');
        if (key === 'Escape') onBack();
      }}
    >
      <div className="flex items-center gap-4">
        <Avatar person={{ ...person, username: person.fullname }} size="lg" decorative />
        <h3
          id="kiosk-person"
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere font-semibold text-xl outline-none"
        >
          <UserText>{person.fullname}</UserText>
        </h3>
      </div>
      {!person.hasPin && <Notice tone="warn">{texts.needsPin}</Notice>}
      {isPaused && <Notice tone="warn">{texts.paused}</Notice>}
      {person.hasPin && !isPaused && (
        <>
          <p role="status" className="min-h-8 text-center text-2xl">
            <span aria-hidden>{'•'.repeat(pin.length)}</span>
            <span className="sr-only">{texts.typed(pin.length)}</span>
          </p>
          <fieldset aria-label={texts.pin} className="grid grid-cols-3 gap-2">
            {DIGITS.map((digit) => (
              <Button key={digit} className="min-h-16 text-xl" onClick={() => type(digit)}>
                {digit}
              </Button>
            ))}
            <Button className="col-span-2 min-h-16" onClick={() => setPin('')}>
              {texts.clear}
            </Button>
          </fieldset>
          <div className="grid grid-cols-2 gap-2">
            {kioskPresses(person, waiting).map((kind, index) => (
              <Button
                key={kind}
                variant={index === 0 ? 'primary' : 'secondary'}
                className="min-h-16 text-lg"
                disabled={pin.length < PIN_DIGITS.min}
                onClick={() => onPress(kind, pin)}
              >
                {texts.press[kind]}
              </Button>
            ))}
          </div>
        </>
      )}
      <Button variant="ghost" className="min-h-16" onClick={onBack}>
        {texts.back}
      </Button>
    </section>
  );
}
