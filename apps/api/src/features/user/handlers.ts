import type { contract } from '@faena/shared/contract';
import type { NewPerson } from '@faena/shared/schemas';
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../platform/services.ts';
import { createUser } from './create-user.ts';
import { editProfile } from './edit-profile.ts';
import { getPicture } from './get-picture.ts';
import { listByRole } from './list-by-role.ts';
import { lookUpPeople } from './look-up-people.ts';
import { namedActor } from './named-actor.ts';
import { listUsers, readUser } from './read-users.ts';
import { removeUser } from './remove-user.ts';
import { searchPeople } from './search-people.ts';
import { setPicture } from './set-picture.ts';
import { updateUser } from './update-user.ts';

const create = async ({ body }: { readonly body: NewPerson }, services: Services) => ({
  message: 'User created.',
  user: await createUser(body, services),
});

export const userHandlers: Handlers<typeof contract.person> = {
  account: async ({ query, actor }) => readUser((await namedActor(actor, query.username)).id),
  edit: async ({ query, body, actor }) => ({
    message: 'Profile updated successfully!',
    user: await editProfile(query.username, body, actor),
  }),
  uploadPicture: async ({ query, body, actor }, services) => ({
    message: 'Profile picture updated.',
    user: await setPicture(query.username, body, actor, services),
  }),
  picture: async ({ params }) => ({ mediaType: 'image/webp', bytes: await getPicture(params.id) }),
  all: ({ page }) => listUsers(page),
  list: ({ page }) => listUsers(page),
  create,
  add: create,
  update: async ({ params, body }, services) => ({
    message: 'User updated.',
    user: await updateUser(params.id, body, services),
  }),
  remove: async ({ params, actor }, services) => {
    await removeUser(params.id, actor, services);
    return { message: 'User deleted.' };
  },
  search: ({ query }) => searchPeople(query.q),
  lookUp: ({ query, page }) => lookUpPeople(query, page),
  byRole: ({ params, page }) => listByRole(params.role, page),
};
