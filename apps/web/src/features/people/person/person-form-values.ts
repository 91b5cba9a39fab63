import { formValues, optionalPhone, type Person, PersonNoun } from '@faena/shared/schemas';
import type { z } from 'zod';
import { chosenLanguage } from '@/lib/language.ts';
import type { PersonToSave } from './requests.ts';

const { password, language } = PersonNoun.creation.shape;
/** Only the form of a new account has the language. */
const EditForm = PersonNoun.form.extend({ language });
const CreateForm = EditForm.extend({ password });

/** The form of an existing account, where an empty password keeps the present one, or of a new account. */
export function formOf(person: Person | null) {
  return (person ? EditForm : CreateForm).extend({ phone: optionalPhone(person?.phone) });
}

export type PersonFormValues = z.input<typeof EditForm>;

/** The initial values of the form. An administrator's new account is a manager by default. */
export function initialValues(person: Person | null): PersonFormValues {
  return {
    ...formValues(PersonNoun, person),
    rol_id: person?.rol_id ?? 2,
    subscription: person?.subscription?.name ? person.subscription._id : '',
    password: '',
    ...(!person && { language: chosenLanguage() ?? null }),
  };
}

/** The request: the password only if one was typed. */
export function toSave(
  id: string | null,
  { password, language, ...rest }: PersonFormValues & z.output<typeof EditForm>,
): PersonToSave {
  if (id === null) return { id, person: { ...rest, password, language } };
  return { id, person: { ...rest, ...(password && { password }) } };
}
