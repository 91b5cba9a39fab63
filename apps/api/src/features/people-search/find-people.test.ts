import { MAX_STRANGERS_PER_HOUR } from '@faena/shared/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  missingId,
  type Person,
  proveAddress,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { PersonModel } from '../person/index.ts';

const api = useApi();
let manager: Person;
let admin: Person;
let jose: Person;
/** Somebody who has just signed up. */
let stranger: Person;

/** All people exist before the first test, so that the order of the tests changes nothing. */
beforeAll(async () => {
  manager = await createPerson(api, 'manager', { fullname: 'Gloria Gestora', username: 'gloria' });
  admin = await createPerson(api, 'admin', { fullname: 'Adán Administrador', username: 'adan' });
  stranger = await createPerson(api, 'manager', { fullname: 'Extraño' });
  const company = await createCompany(api, manager);
  jose = await createPerson(api, 'employee', {
    companyId: company._id,
    fullname: 'José Muñoz Ibáñez',
    username: 'pepe.m',
    email: 'Jose.Munoz@Example.com',
  });
  await proveAddress(jose);
  const many = [];
  for (let i = 30; i > 0; i -= 1) {
    many.push(await createPerson(api, 'client', { fullname: `Muchos ${String(i).padStart(2, '0')}` }));
  }
  // Aarón works for another owner, and is in a project of that owner with the manager.
  const other = await createPerson(api, 'manager', { fullname: 'Otra Dueña' });
  const elsewhere = await createCompany(api, other);
  const aaron = await createPerson(api, 'employee', { fullname: 'Aarón', companyId: elsewhere._id });
  const absent = await createPerson(api, 'employee', {
    fullname: 'Ausente',
    username: 'aus.ente',
    companyId: elsewhere._id,
  });
  await proveAddress(absent);
  await createProject(api, elsewhere, [manager, aaron]);
  await createProject(api, company, many);
});

const search = async (q: string, as: Person = manager) =>
  (await api.as(as).person.search({ query: { q } })).map(({ username }) => username);

describe('the search for people (ACCOUNT-17)', () => {
  it.each(['MUNOZ', 'muñoz i', 'ibanez', 'pepe.', 'jose.munoz@ex', ' José '])(
    'finds %s in full name, username or e-mail address, in any case and with any accents',
    async (q) => expect(await search(q)).toEqual(['pepe.m']),
  );

  it('takes the text literally, and across no two fields', async () => {
    for (const q of ['.*', 'pepe_m', 'j.sé', 'ibáñez pepe', '(p', '\\w']) expect(await search(q)).toEqual([]);
  });

  it('shows cards: no phone, rate or company', async () => {
    expect(await api.as(manager).person.search({ query: { q: 'ibáñez' } })).toEqual([
      {
        _id: jose.id,
        fullname: 'José Muñoz Ibáñez',
        username: 'pepe.m',
        email: 'Jose.Munoz@Example.com',
        rol_id: 3,
        profilePicture: null,
      },
    ]);
  });

  it('answers the first 20 by name', async () => {
    const found = await api.as(manager).person.search({ query: { q: 'muchos' } });
    expect(found.map(({ fullname }) => fullname)).toEqual(
      Array.from({ length: 20 }, (_, i) => `Muchos ${String(i + 1).padStart(2, '0')}`),
    );
  });

  it('finds people of other companies by the exact username or e-mail address alone (INVITE-4)', async () => {
    for (const part of ['ausent', 'aus.ent', 'ente@example.com', '@example.com aus']) {
      expect(await search(part)).toEqual([]);
    }
    for (const exact of ['AUS.ente', 'aus.ENTE@example.com']) {
      expect(await search(exact)).toEqual(['aus.ente']);
    }
    expect(await search('ausent', admin)).toEqual(['aus.ente']);
    // A member of somebody else's project finds its other members.
    expect(await search('aarón')).toHaveLength(1);
  });

  it('takes 2 to 80 characters', async () => {
    await expectRefused([search('a'), search('  '), search('x'.repeat(81))], { status: 400 });
    expect(await search('x'.repeat(80))).toEqual([]);
    // Two accents without a letter fold to an empty text.
    expect(await search('\u0301\u0301')).toEqual([]);
  });

  it('is for admins and managers', async () => {
    expect(await search('ibáñez', admin)).toEqual(['pepe.m']);
    const client = await createPerson(api, 'client');
    await expectRefused([search('ibáñez', jose), search('ibáñez', client)], { status: 403 });
  });

  it('reads only the keys of people in reach, and none of the others', async () => {
    const many = Array.from({ length: 500 }, (_, i) => ({
      username: `masa${i}`,
      email: `masa${i}@example.com`,
      fullname: `Masa Ibáñez ${i}`,
      usernameKey: `masa${i}`,
      emailKey: `masa${i}@example.com`,
      searchText: `masa ibanez ${i}\nmasa${i}`,
      roleId: 3,
      passwordHash: '-',
      createdAt: api.clock.now(),
    }));
    await PersonModel.insertMany(many);
    await PersonModel.db.db?.command({ profile: 2 });
    try {
      expect(await search('ibanez')).toEqual(['pepe.m']);
      const [read] = await PersonModel.db
        .collection('system.profile')
        .find({ ns: /\.users$/, 'command.find': 'users' })
        .sort({ $natural: -1 })
        .limit(1)
        .toArray();
      expect(read?.planSummary).not.toMatch(/COLLSCAN/);
      expect(read?.docsExamined).toBeLessThan(50);
    } finally {
      await PersonModel.db.db?.command({ profile: 0 });
      await PersonModel.deleteMany({ username: /^masa/ });
    }
  });
});

describe('the look-up of people (ACCOUNT-17)', () => {
  const lookUp = (query: object, as: Person = manager) => api.as(as).person.lookUp({ query });

  it('finds by one whole field', async () => {
    const card = { _id: jose.id, username: 'pepe.m' };
    expect(await lookUp({ username: 'PEPE.M' })).toMatchObject([card]);
    expect(await lookUp({ email: 'jose.munoz@example.COM' })).toMatchObject([card]);
    expect(await lookUp({ id: jose.id })).toMatchObject([card]);
    expect(await lookUp({ username: 'pepe' })).toEqual([]);
    expect(await lookUp({ id: missingId() })).toEqual([]);
  });

  it('finds anybody by the whole username or address, and people in reach by id', async () => {
    const card = [{ _id: jose.id }];
    expect(await lookUp({ username: 'pepe.m' }, stranger)).toMatchObject(card);
    expect(await lookUp({ email: 'jose.munoz@example.com' }, stranger)).toMatchObject(card);
    expect(await lookUp({ username: 'nadie' }, stranger)).toEqual([]);
    expect(await lookUp({ id: jose.id }, stranger)).toEqual([]);
    expect(await lookUp({ id: jose.id, unique: 'true' }, stranger)).toBeNull();
  });

  it('tells strangers no address that they did not name (INVITE-4)', async () => {
    const email = 'Jose.Munoz@Example.com';
    const emails = async (found: Promise<unknown>) => (await found) as { email: string }[];
    expect(await emails(lookUp({ username: 'pepe.m' }, stranger))).toMatchObject([{ email: '' }]);
    expect(await emails(lookUp({ email }, stranger))).toMatchObject([{ email }]);
    const searched = (q: string) => api.as(stranger).person.search({ query: { q } });
    expect(await searched('pepe.m')).toMatchObject([{ _id: jose.id, email: '' }]);
    expect(await searched(email)).toMatchObject([{ _id: jose.id, email }]);
    expect(await lookUp({ username: 'pepe.m' }, admin)).toMatchObject([{ email }]);
  });

  it('finds 30 strangers an hour, and then refuses all look-ups alike (INVITE-4)', async () => {
    const curious = await createPerson(api, 'manager', { fullname: 'Curiosa' });
    try {
      for (let i = 0; i < MAX_STRANGERS_PER_HOUR; i += 1)
        expect(await lookUp({ username: 'pepe.m' }, curious)).toHaveLength(1);
      const spent = { status: 429, reason: 'too_many_attempts' };
      await expectRefused(
        [
          lookUp({ username: 'pepe.m' }, curious),
          lookUp({ username: 'nadie' }, curious),
          lookUp({ email: 'nadie@example.com' }, curious),
          search('pepe.m', curious),
          search('nadie', curious),
        ],
        spent,
      );
      // Their own people are still found.
      expect(await lookUp({ username: curious.username }, curious)).toHaveLength(1);
      expect(await search('curiosa', curious)).toEqual([curious.username]);
      expect(await lookUp({ username: 'pepe.m' }, stranger)).toHaveLength(1);
    } finally {
      await PersonModel.deleteOne({ _id: curious._id });
    }
  });

  it('finds the people in reach with a role, by name', async () => {
    const found = await lookUp({ rol_id: 3 });
    expect(found).toMatchObject([{ fullname: 'Aarón' }, { _id: jose.id }]);
    const all = await lookUp({ rol_id: 3 }, admin);
    expect(all).toMatchObject([{ fullname: 'Aarón' }, { fullname: 'Ausente' }, { _id: jose.id }]);
  });

  it('shows a fresh account only itself, with any query (INVITE-4)', async () => {
    const own = { _id: stranger.id };
    for (const rol_id of [1, 2, 3, 4]) {
      expect(await lookUp({ rol_id }, stranger)).toMatchObject(rol_id === 2 ? [own] : []);
      expect(await lookUp({ rol_id, unique: 'true' }, stranger)).toEqual(
        rol_id === 2 ? expect.objectContaining(own) : null,
      );
    }
    for (const q of ['gloria', 'muchos', 'administrador', 'pep']) {
      expect(await search(q, stranger)).toEqual(q === 'gloria' ? ['gloria'] : []);
    }
    expect(await search('@example.com', stranger)).toEqual([stranger.username]);
  });

  it('answers one person or null with unique=true', async () => {
    expect(await lookUp({ username: 'pepe.m', unique: 'true' })).toMatchObject({ _id: jose.id });
    expect(await lookUp({ rol_id: 3, unique: 'true' })).toMatchObject({ fullname: 'Aarón' });
    expect(await lookUp({ username: 'nobody', unique: 'true' })).toBeNull();
    expect(await lookUp({ id: missingId(), unique: 'true' })).toBeNull();
  });

  it('takes exactly one field, well formed', async () => {
    await expectRefused(
      [
        lookUp({}),
        lookUp({ unique: 'true' }),
        lookUp({ username: 'pepe.m', id: jose.id }),
        lookUp({ rol_id: 5 }),
        lookUp({ id: 'nonsense' }),
      ],
      { status: 400 },
    );
  });

  it('is for admins and managers', async () => {
    expect(await lookUp({ id: jose.id }, admin)).toMatchObject([{ _id: jose.id }]);
    await expectRefused([lookUp({ id: jose.id }, jose)], { status: 403 });
  });
});

describe('people by role (ACCOUNT-17)', () => {
  const byRole = (role: string, as: Person = admin) => api.as(as).person.byRole({ params: { role } });

  it.each(['2', 'Gestor', 'gestor', 'manager'])('takes %s', async (role) => {
    expect(await byRole(role)).toMatchObject([
      { _id: stranger.id, rol_id: 2 },
      { _id: manager.id },
      { fullname: 'Otra Dueña' },
    ]);
  });

  it('pages through them by name', async () => {
    const all = await byRole('4');
    expect(all.length).toBeGreaterThanOrEqual(30);
    const page = await api
      .as(admin)
      .person.byRole.page({ params: { role: '4' }, query: { limit: 3, page: 2 } });
    expect(page).toEqual({ items: all.slice(3, 6), total: all.length });
  });

  it('knows no other role, and is for admins', async () => {
    await expectRefused([byRole('5'), byRole('0'), byRole('jefe')], { status: 400 });
    await expectRefused([byRole('2', manager), byRole('2', jose)], { status: 403 });
  });
});
