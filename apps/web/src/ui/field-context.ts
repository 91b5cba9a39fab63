import { createContext, use } from 'react';

type FieldState = {
  id: string;
  describedBy: string;
  invalid: boolean;
  required: boolean;
  /** Shows an error in the field, for a control that checks its own input. */
  showFault: (fault: string | undefined) => void;
};

/** The context a `Field` gives the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

type ControlAria = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** The id and ARIA attributes for a control; empty outside of a `Field`, where the control names itself. */
export function useFieldControl(): ControlAria {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.invalid && { 'aria-invalid': true as const }),
    ...(field.required && { 'aria-required': true as const }),
  };
}
