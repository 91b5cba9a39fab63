import type { PayrollPerson } from '@faena/shared/schemas';

/** A person's name; people deleted before names were kept have a username alone. */
export function nameOf({ fullname, username }: Pick<PayrollPerson, 'fullname' | 'username'>): string {
  return fullname || username;
}
