import type { PayrollPerson } from '@faena/shared/schemas';

/** What somebody is called; of who was deleted before names were kept there is a username alone. */
export function nameOf({ fullname, username }: Pick<PayrollPerson, 'fullname' | 'username'>): string {
  return fullname || username;
}
