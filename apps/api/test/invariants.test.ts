import { ROLES } from '@faena/shared/access';
import { describe, expect, it } from 'vitest';
import { PersonModel } from '../src/features/person/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { makeOneTimeLink } from '../src/platform/one-time-link.ts';
import { createPerson } from './factories.ts';
import { useApi } from './harness.ts';
import { PICTURE } from './send.ts';
import { useTwoProcesses } from './two-processes.ts';
import { createCrew } from './workers.ts';

const api = useApi();
const processes = useTwoProcesses(api);

/** Makes `count` requests at once, by turns through the two processes. */
function race<T>(count: number, request: (process: (typeof processes)[number], turn: number) => Promise<T>) {
  return Promise.allSettled(
    Array.from({ length: count }, (_, turn) => request(turn % 2 ? processes[0] : processes[1], turn)),
  );
}

function refusals(outcomes: PromiseSettledResult<unknown>[]): unknown[] {
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

describe('the database holds the invariants for every process', () => {
  it('one open record a person: 40 simultaneous starts answer the same one (TIME-2)', async () => {
    const { worker } = await createCrew(api);
    const outcomes = await race(40, (process) =>
      process.as(worker).record.start({ body: { employeeId: worker.id } }),
    );
    expect(refusals(outcomes)).toEqual([]);
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value._id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await RecordModel.countDocuments({ employeeId: worker._id })).toBe(1);
  });

  it('no two absences of a person share a day: of twelve at once one is set (ABSENCE-3)', async () => {
    const { manager, worker } = await createCrew(api);
    const outcomes = await race(12, (process, turn) => {
      const days = { startDate: `2026-12-${10 + turn}`, endDate: '2026-12-25' };
      return process
        .as(manager)
        .absence.create({ body: { employeeId: worker.id, kind: 'vacation', ...days } });
    });
    const refused = refusals(outcomes);
    expect(refused).toHaveLength(11);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('one owner of a name: of registrations in different case one wins (ACCOUNT-2)', async () => {
    const outcomes = await race(12, (process, turn) =>
      process.as(null).session.register({
        body: {
          username: turn % 3 ? 'Maria.Lopez' : 'MARIA.lopez',
          fullname: 'María López',
          email: `maria${turn}@example.com`,
          password: 'secreto1',
          confirmPassword: 'secreto1',
        },
      }),
    );
    const refused = refusals(outcomes);
    expect(refused).toHaveLength(11);
    for (const reason of refused) {
      expect(reason).toMatchObject({ status: 409, code: 'conflict', message: 'Username is already taken.' });
    }
    expect(await PersonModel.countDocuments({ usernameKey: 'maria.lopez' })).toBe(1);
    expect(await PersonModel.countDocuments({ email: /^maria\d+@/ })).toBe(1);
  });

  it('ten guesses at a name: of forty at once through both, thirty are not looked at (GUESS-1)', async () => {
    const { username } = await createPerson(api, 'manager');
    const outcomes = await race(40, (process, turn) =>
      process.as(null).session.login({ body: { username, password: `guess ${turn}` } }),
    );
    const statuses = refusals(outcomes).map((refusal) => (refusal as { status: number }).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('one owner of an e-mail address: of registrations in different case one wins', async () => {
    const outcomes = await race(12, (process, turn) =>
      process.as(null).session.register({
        body: {
          username: `jose${turn}`,
          fullname: 'José Pérez',
          email: turn % 2 ? 'Jose@Example.com' : 'jose@example.COM',
          password: 'secreto1',
          confirmPassword: 'secreto1',
        },
      }),
    );
    const refused = refusals(outcomes);
    expect(refused).toHaveLength(11);
    for (const reason of refused) {
      expect(reason).toMatchObject({ status: 409, message: 'Email is already registered.' });
    }
    expect(await PersonModel.countDocuments({ username: /^jose\d+$/ })).toBe(1);
  });

  it('one owner of a mailbox: of links to its accounts redeemed at once one is good (EMAIL-4)', async () => {
    const email = 'buzon@example.com';
    const tokens = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { _id: subjectId } = await createPerson(api, 'manager', { email, heldEmailKey: null });
        const link = { kind: 'email-verification', subjectId, about: email, lifetimeMs: 60_000 } as const;
        return makeOneTimeLink({ ...link, now: api.clock.now() });
      }),
    );
    const outcomes = await race(12, (process, turn) =>
      process.as(null).emailVerification.verify({ body: { token: tokens[turn] ?? '' } }),
    );
    const refused = refusals(outcomes);
    expect(refused).toHaveLength(11);
    for (const reason of refused) expect(reason).toMatchObject({ status: 404 });
    expect(await PersonModel.countDocuments({ heldEmailKey: email, verifiedEmailKey: email })).toBe(1);
  });

  it('an administrator at least: if two demote each other, one stays (ACCOUNT-13)', async () => {
    await PersonModel.deleteMany({ roleId: ROLES.admin });
    const ana = await createPerson(api, 'admin');
    const eva = await createPerson(api, 'admin');
    await Promise.allSettled([
      processes[0].as(ana).person.update({ params: { id: eva.id }, body: { rol_id: ROLES.manager } }),
      processes[1].as(eva).person.update({ params: { id: ana.id }, body: { rol_id: ROLES.manager } }),
    ]);
    expect(await PersonModel.countDocuments({ roleId: ROLES.admin })).toBe(1);
  });

  it('a picture: uploaded through one process it is served by the other, bit for bit', async () => {
    const person = await createPerson(api, 'client');
    const { user } = await processes[0].as(person).person.uploadPicture({ body: PICTURE });
    const id = user.profilePicture?.split('/').at(-1) ?? '';
    const [here, there] = await Promise.all(
      processes.map(async (process) => {
        const picture = await process.as(null).person.picture({ params: { id } });
        return Buffer.from(await picture.arrayBuffer());
      }),
    );
    expect(there?.subarray(8, 12).toString()).toBe('WEBP');
    expect(there).toEqual(here);
  });

  it('a session: ended through one process it is ended in the other (SESSION-5)', async () => {
    const admin = await createPerson(api, 'admin');
    const person = await createPerson(api, 'employee');
    await processes[0].as(person).person.account();
    await processes[1].as(admin).person.remove({ params: { id: person.id } });
    await expect(processes[0].as(person).person.account()).rejects.toMatchObject({ status: 401 });
  });
});
