import type { PayrollPerson } from '@faena/shared/schemas';

/** A person's name; a person deleted in an early version has only a username. */
export function nameOf({ fullname, username }: Pick<PayrollPerson, 'fullname' | 'username'>): string {
  return fullname || username;
}
