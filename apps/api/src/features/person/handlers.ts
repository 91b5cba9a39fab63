import type { contract } from '@faena/shared/contract';
import type { Call, Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { createPerson } from './create-person.ts';
import { editProfile } from './edit-profile.ts';
import { getPicture } from './get-picture.ts';
import { listByRole } from './list-by-role.ts';
import { namedActor } from './named-actor.ts';
import { listPeople, readPerson } from './read-people.ts';
import { removePerson } from './remove-person.ts';
import { setPicture } from './set-picture.ts';
import { updatePerson } from './update-person.ts';

const create = async (
  { body, ...caller }: Pick<Call<typeof contract.person.create>, 'body' | 'actor' | 'session' | 'language'>,
  services: Services,
) => ({
  message: 'User created.',
  user: await createPerson(body, caller, services),
});

export const personHandlers: Handlers<Omit<typeof contract.person, 'search' | 'lookUp'>, Services> = {
  account: async ({ query, actor }, { clock }) =>
    readPerson((await namedActor(actor, query.username)).id, clock.now()),
  edit: async ({ query, body, ...caller }, services) => ({
    message: 'Profile updated successfully!',
    user: await editProfile(query.username, body, caller, services),
  }),
  uploadPicture: {
    admit: ({ query, actor }) => namedActor(actor, query.username),
    serve: async ({ query, body, actor }, services) => ({
      message: 'Profile picture updated.',
      user: await setPicture(query.username, body, actor, services),
    }),
  },
  picture: ({ params }, { files }) => getPicture(params.id, files),
  all: ({ page }, { clock }) => listPeople(clock.now(), page),
  list: ({ page }, { clock }) => listPeople(clock.now(), page),
  create,
  add: create,
  update: async ({ params, body, actor, session, language }, services) => ({
    message: 'User updated.',
    user: await updatePerson(params.id, body, { actor, session, language }, services),
  }),
  remove: async ({ params, actor }, services) => {
    await removePerson(params.id, actor, services);
    return { message: 'User deleted.' };
  },
  byRole: ({ params, page }) => listByRole(params.role, page),
};
