import { type Person, ProfileChanges } from '@faena/shared/schemas';
import type { z } from 'zod';

/** The form of the profile: the three fields that can be changed here (ACCOUNT-5). */
export const ProfileForm = ProfileChanges.omit({ language: true }).required();
export type ProfileForm = z.infer<typeof ProfileForm>;

/** The fields that differ from the account; null if none does. */
export function changedFields(
  person: Pick<Person, keyof ProfileForm>,
  form: ProfileForm,
): ProfileChanges | null {
  const changes: ProfileChanges = {
    ...(form.fullname !== person.fullname && { fullname: form.fullname }),
    ...(form.email !== person.email && { email: form.email }),
    ...(form.phone !== person.phone && { phone: form.phone }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
