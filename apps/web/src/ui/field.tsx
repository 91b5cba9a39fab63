import { type ReactNode, useId, useMemo, useState } from 'react';
import { cn } from './cn.ts';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: string;
  /** A line below that helps before anything is wrong. */
  hint?: ReactNode;
  /** The fault; marks the control invalid and is read out with it. */
  error?: string | undefined;
  /** Marks the control as required for screen readers; it draws nothing. */
  required?: boolean;
  /** Shows the label to screen readers only, for a control whose position explains it. */
  hideLabel?: boolean;
  /** The label at its left, in a quiet list of two columns. */
  beside?: boolean;
  className?: string;
  /** One control of this folder: Input, Textarea, Select, DatePicker, … takes its id and ARIA from here. */
  children: ReactNode;
};

/**
 * Label, control, hint and error, wired together by id.
 * @example <Field label="Título" error={errors.title?.message}><Input {...register('title')} /></Field>
 */
export function Field({
  label,
  hint,
  error: given,
  required = false,
  hideLabel,
  beside = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [told, tell] = useState<string>();
  const error = told ?? given;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const invalid = Boolean(error);
  const context = useMemo(
    () => ({ id, describedBy, invalid, required, tell }),
    [id, describedBy, invalid, required],
  );

  return (
    <div
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
        {error && (
          <p id={errorId} className="mt-1 text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
