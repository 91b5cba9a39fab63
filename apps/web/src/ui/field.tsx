import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isNear } from '@/lib/is-near.ts';
import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: string;
  /** A line below that helps before there is a fault. */
  hint?: ReactNode;
  /** The error text. It marks the control as invalid, and screen readers read it with the control. */
  error?: string | undefined;
  /** Marks the control as required for screen readers; it draws nothing. */
  required?: boolean;
  /** The most characters that are saved; a `maxLength` of the control counts as well. Near it the field counts. */
  longest?: number | undefined;
  /** Shows the label to screen readers only, for a control whose position explains it. */
  hideLabel?: boolean;
  /** Shows the label to the left of the control, for a list of two columns. */
  beside?: boolean;
  className?: string;
  /** A control of this folder, such as Input, Textarea, Select or DatePicker; it takes its id and ARIA from here. */
  children: ReactNode;
};

/**
 * Label, control, hint and error, wired together by id.
 * @example <Field label="Título" error={errors.title?.message}><Input {...register('title')} /></Field>
 */
export function Field({
  label,
  hint,
  error: formError,
  required = false,
  longest,
  hideLabel,
  beside = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [ownFault, showFault] = useState<string>();
  const error = ownFault ?? formError;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const { root, count, countNow } = useCount(longest);
  const countId = count ? `${id}-count` : '';
  const describedBy = [errorId, hintId, countId].filter(Boolean).join(' ');
  const invalid = Boolean(error);
  const context = useMemo(
    () => ({ id, describedBy, invalid, required, showFault }),
    [id, describedBy, invalid, required],
  );

  return (
    <div
      ref={root}
      onInput={countNow}
      className={cn(
        beside && 'grid grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] gap-x-2',
        className,
      )}
    >
      <label
        htmlFor={id}
        className={cn(
          hideLabel && 'sr-only',
          !hideLabel &&
            (beside
              ? 'flex min-h-control items-center self-start text-muted'
              : 'mb-1 block font-medium text-sm'),
        )}
      >
        {label}
      </label>
      <div className={beside ? 'min-w-0' : 'contents'}>
        <FieldContext value={context}>{children}</FieldContext>
        {hint && (
          <p id={hintId} className="mt-1 text-muted text-sm">
            {hint}
          </p>
        )}
        {count && (
          <p id={countId} className="tabular mt-1 text-muted text-sm">
            {count}
          </p>
        )}
        {error && (
          <p id={errorId} className="mt-1 text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** A field with a lower limit has a short code and needs no counter. */
const SHORT = 20;

/** `190/200` once the text in the field is close to its limit (LIMIT-25), else empty. */
function useCount(longest: number | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState('');

  function countNow(): void {
    const control = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const most = longest ?? control?.maxLength ?? 0;
    const length = control?.value.length ?? 0;
    setCount(most >= SHORT && isNear(length, most) ? `${length}/${most}` : '');
  }

  // A form may have set the text itself.
  useEffect(countNow);
  return { root, count, countNow };
}
