import type { PersonToday } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { sitesOf } from './sites.ts';

const company = (_id: string, people: PersonToday[]) => ({ _id, timezone: 'America/Guatemala', people });
const person = (fullname: string, site: string | null, given: Partial<PersonToday> = {}): PersonToday => ({
  ...{
    _id: fullname,
    fullname,
    profilePicture: null,
    state: 'in',
    since: null,
    isLate: false,
    absence: null,
  },
  site: site === null ? null : { _id: site, name: site },
  ...given,
});

it('people stand by company and site, the late ones first, without a project last, unseen and absent ones apart (TODAY-10, TODAY-12)', () => {
  const { missing, sites, absent } = sitesOf([
    company('c', [
      person('Ana', null),
      person('Beto', 'Torre'),
      person('Carla', 'Torre', { isLate: true }),
      person('Delia', null, { state: 'missing' }),
      person('Gabi', null, { state: 'absent', absence: 'leave' }),
    ]),
    company('d', [person('Elmer', 'Torre', { state: 'left' }), person('Flor', 'Muro', { state: 'missing' })]),
  ]);
  expect(absent.map(({ person: { fullname } }) => fullname)).toEqual(['Gabi']);
  expect(missing.map(({ person: { fullname }, company: { _id } }) => [fullname, _id])).toEqual([
    ['Delia', 'c'],
    ['Flor', 'd'],
  ]);
  expect(
    sites.map((site) => [site.company._id, site.name, site.present.map(({ person }) => person.fullname)]),
  ).toEqual([
    ['c', 'Torre', ['Carla', 'Beto']],
    ['c', null, ['Ana']],
    ['d', 'Torre', ['Elmer']],
  ]);
});
