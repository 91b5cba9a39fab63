import { foldName, foldSearch, lookOfUsername } from '@faena/shared/domain';
import type { PersonDoc } from './model.ts';

/** The names by which a person is known and found. */
export type Names = Pick<PersonDoc, 'fullname' | 'username' | 'email'>;

type Changes = { readonly [K in keyof Names]?: Names[K] | undefined };

/**
 * The names of a person in stored form, with the folded forms for the unique indexes and the search. A change of one
 * name writes all of them, in a transaction that has read the others. A username that stays keeps its look, which may be
 * marked (ACCOUNT-19).
 */
export function identityOf(names: Names, changes?: Changes) {
  const fullname = changes?.fullname ?? names.fullname;
  const username = changes?.username ?? names.username;
  const email = changes?.email ?? names.email;
  const usernameKey = foldName(username);
  const isOther = !changes || usernameKey !== foldName(names.username);
  return {
    fullname,
    username,
    usernameKey,
    ...(isOther && { usernameLook: lookOfUsername(username) }),
    email,
    emailKey: foldName(email),
    searchText: [fullname, username, email].map(foldSearch).join('\n'),
  };
}
