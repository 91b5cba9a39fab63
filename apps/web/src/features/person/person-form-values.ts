import { formValues, type Person, PersonNoun } from '@faena/shared/schemas';
import type { z } from 'zod';
import type { UserToSave } from './requests.ts';

/** The form of an account that is there: an empty password leaves the present one. */
export const EditForm = PersonNoun.form;
/** The form of a new account, which needs one. */
export const CreateForm = EditForm.extend({ password: PersonNoun.creation.shape.password });

export type UserFormValues = z.input<typeof EditForm>;

/** What the form starts with; an administrator's new account is a manager unless told. */
export function initialValues(user: Person | null): UserFormValues {
  return {
    ...formValues(PersonNoun, user),
    rol_id: user?.rol_id ?? 2,
    subscription: user?.subscription?.name ? user.subscription._id : '',
    password: '',
  };
}

/** What to send: the password only if one was typed. */
export function toSave(id: string | null, { password, ...rest }: z.output<typeof EditForm>): UserToSave {
  if (id === null) return { id, user: { ...rest, password } };
  return { id, user: { ...rest, ...(password && { password }) } };
}
