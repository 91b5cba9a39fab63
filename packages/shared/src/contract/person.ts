import { z } from 'zod';
import { ADMIN, OWN_ACCOUNT, PEOPLE_FINDERS, PUBLIC } from '../access/reach.ts';
import { MAX_PICTURE_BYTES } from '../domain/limits-and-defaults/index.ts';
import {
  NewPerson,
  Person,
  PersonCard,
  PersonChanges,
  PersonLookUp,
  ProfileChanges,
  RoleParam,
  SearchTerm,
} from '../schemas/person.ts';
import { Message } from '../schemas/primitives.ts';
import { PasswordProof } from '../schemas/session.ts';
import { say } from '../wording/reasons.ts';
import { ForUser, PersonAnswer, WithId } from './answers.ts';
import { download, FILE_COST, list, listOrOne, route, SEARCH_COST, upload } from './route.ts';

const created = {
  method: 'POST',
  access: ADMIN,
  body: NewPerson,
  confirms: { parts: { rol_id: 'sign-in' } },
  answer: PersonAnswer,
  status: [201],
  errors: ['conflict'],
} as const;

/** Accounts. */
export const person = {
  account: route({
    method: 'GET',
    path: '/user/account',
    summary: 'One account',
    access: OWN_ACCOUNT,
    query: ForUser,
    pay: 'withheld',
    answer: Person,
    errors: ['not_found'],
    duringPasswordChange: true,
    duringTwoStepsSetup: true,
  }),
  edit: route({
    method: 'PUT',
    path: '/user/edit',
    summary: 'Change a profile',
    access: OWN_ACCOUNT,
    query: ForUser,
    body: ProfileChanges.extend(PasswordProof.shape),
    confirms: { parts: { email: 'password' } },
    pay: 'withheld',
    answer: PersonAnswer,
    errors: ['rate_limited', 'not_found', 'conflict'],
  }),
  uploadPicture: route({
    method: 'POST',
    path: '/user/profile-picture',
    summary: 'Set a profile picture',
    access: OWN_ACCOUNT,
    query: ForUser,
    body: upload('profileImage', MAX_PICTURE_BYTES),
    cost: FILE_COST,
    pay: 'withheld',
    answer: PersonAnswer,
    errors: ['not_found'],
  }),
  picture: route({
    method: 'GET',
    path: '/user/picture/:id',
    summary: 'A profile picture, by its unguessable id',
    access: PUBLIC,
    params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, say('not_an_id')) }),
    answer: download('image/webp'),
    errors: ['not_found'],
  }),
  all: route({
    method: 'GET',
    path: '/user/all',
    summary: 'All users',
    access: ADMIN,
    answer: list(Person),
  }),
  list: route({ method: 'GET', path: '/user', summary: 'All users', access: ADMIN, answer: list(Person) }),
  create: route({ ...created, path: '/user/create', summary: 'Create a user' }),
  add: route({ ...created, path: '/user', summary: 'Create a user' }),
  update: route({
    method: 'PUT',
    path: '/user/:id',
    summary: 'Change a user',
    access: ADMIN,
    params: WithId,
    body: PersonChanges,
    confirms: { parts: { email: 'password', password: 'password', rol_id: 'sign-in' } },
    answer: PersonAnswer,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/user/:id',
    summary: 'Delete a user',
    access: ADMIN,
    params: WithId,
    confirms: { by: 'sign-in' },
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
  search: route({
    method: 'GET',
    path: '/user/search',
    cost: SEARCH_COST,
    summary:
      'Find people in reach by a piece of their name, username or e-mail (at most 20), anybody by the whole',
    access: PEOPLE_FINDERS,
    query: z.object({ q: SearchTerm }),
    answer: list(PersonCard),
    errors: ['rate_limited'],
  }),
  lookUp: route({
    method: 'GET',
    path: '/user/search_users',
    cost: SEARCH_COST,
    summary:
      'Find anybody by the exact username or e-mail, people in reach by role or id; with unique=true one or null',
    access: PEOPLE_FINDERS,
    query: PersonLookUp,
    answer: listOrOne(PersonCard),
    errors: ['rate_limited'],
  }),
  byRole: route({
    method: 'GET',
    path: '/user/role/:role',
    summary: 'People of a role, given as its id or label',
    access: ADMIN,
    params: z.object({ role: RoleParam }),
    answer: list(PersonCard),
  }),
};
