import { DAY_MS, HOUR_MS, MINUTE_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, createProject, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestKiosk } from '../../../test/test-kiosk.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { DeviceModel } from '../device/model.ts';
import { MarkModel } from '../mark/model.ts';

const api = useApi();
const SEVEN = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => api.clock.set(new Date(SEVEN + hours * HOUR_MS));
const iso = (hours: number) => new Date(SEVEN + hours * HOUR_MS).toISOString();
const PIN = '2580';

let manager: Person;
let ana: Person;
let beto: Person;
let company: CompanyDoc;
let site: string;
let kiosk: TestKiosk;

beforeEach(async () => {
  at(-1);
  ({ manager, company, worker: ana } = await createCrew(api));
  beto = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Beto Batz' });
  site = String((await createProject(api, company, [ana, beto]))._id);
  await setPin(ana);
  kiosk = await TestKiosk.by(api, await link());
});

const setPin = (person: Person, pin = PIN, as = manager) =>
  api.as(as).kiosk.setPin({ params: { id: person.id }, body: { pin } });

const link = async (id = site) => (await api.as(manager).kiosk.makeLink({ params: { id } })).token;

const people = (one = kiosk, body = one.asked()) =>
  api.as(null).kiosk.people({ params: { id: one.id }, body });

const recordsOf = async (person: Person) =>
  (await api.as(person).record.get({ params: { id: person.id }, query: {} })) as WorkRecord[];

const results = ({ receipts }: Awaited<ReturnType<TestKiosk['send']>>) =>
  receipts.map(({ result, reason }) => (reason ? `${result}: ${reason}` : result));

async function sent(pin: string, person: Person = ana, one = kiosk): Promise<string | undefined> {
  one.pressFor('in', person.id, pin);
  return results(await one.send())[0];
}

describe('a link to a kiosk (KIOSK-1)', () => {
  it('makes one device a kiosk within 24 hours, and a copy of it none', async () => {
    const token = await link();
    const other = await TestKiosk.by(api, token);
    await expectRefused([TestKiosk.by(api, token)], { status: 404 });
    const late = await link();
    api.clock.advance(DAY_MS + 1);
    await expectRefused([TestKiosk.by(api, late)], { status: 404 });
    const kiosks = await api.as(manager).kiosk.ofProject({ params: { id: site } });
    expect(kiosks.map(({ _id }) => _id).sort()).toEqual([kiosk.id, other.id].sort());
  });

  it('ends the kiosk unused for longest beyond five', async () => {
    for (let more = 0; more < 5; more += 1) {
      api.clock.advance(MINUTE_MS);
      await TestKiosk.by(api, await link());
    }
    const kiosks = await api.as(manager).kiosk.ofProject({ params: { id: site } });
    expect(kiosks).toHaveLength(5);
    expect(kiosks.map(({ _id }) => _id)).not.toContain(kiosk.id);
  });
});

describe('the people of a kiosk (KIOSK-3)', () => {
  it('are those of its project, with since when they work and no pay', async () => {
    await createPerson(api, 'employee', { companyId: company._id, fullname: 'Fuera' });
    at(0);
    kiosk.pressFor('in', ana.id, PIN);
    const { stamp } = await kiosk.send();
    const read = await people(kiosk, kiosk.asked(stamp));
    expect(read.people.map(({ _id, since, hasPin }) => [_id, since, hasPin])).toEqual(
      expect.arrayContaining([
        [ana.id, iso(0), true],
        [beto.id, null, false],
      ]),
    );
    expect(read.people).toHaveLength(2);
    expect(Object.keys(read.people[0] ?? {}).sort()).toEqual(
      ['_id', 'fullname', 'hasPin', 'profilePicture', 'since'].sort(),
    );
  });

  it('are refused to another key, an old request and an ended kiosk', async () => {
    const stranger = await TestKiosk.by(api, await link());
    await expectRefused([people(kiosk, stranger.asked())], { status: 401 });
    const overheard = kiosk.asked();
    api.clock.advance(5 * MINUTE_MS + 1);
    await expectRefused([people(kiosk, overheard)], { status: 401 });
    const { stamp } = await kiosk.send();
    await api.as(manager).kiosk.end({ params: { id: kiosk.id } });
    await expectRefused([people(kiosk, kiosk.asked(stamp))], { status: 404 });
  });
});

describe('marks at a kiosk (KIOSK-5)', () => {
  it('made without a signal begin and end a record to the minute, and their person can deny them', async () => {
    at(0);
    kiosk.pressFor('in', ana.id, PIN);
    at(9);
    kiosk.pressFor('out', ana.id, PIN);
    at(12);
    expect(results(await kiosk.send())).toEqual(['recorded', 'recorded']);
    const [record] = await recordsOf(ana);
    expect(record).toMatchObject({ startTime: iso(0), endTime: iso(9), projectId: site, needsReview: false });
    expect(record?.evidence?.marks[0]?.markedBy?.fullname).toBe('Tableta de obra');
    const denied = await api.as(ana).mark.deny({ params: { id: record?._id ?? '' } });
    expect(denied.needsReview).toBe(true);
  });

  it('count once, and a sealed PIN counts for no other mark', async () => {
    at(0);
    const mark = kiosk.pressFor('in', ana.id, PIN);
    expect(results(await kiosk.send())).toEqual(['recorded']);
    expect(results(await kiosk.send([mark]))).toEqual(['already']);
    kiosk.press('out', { personId: ana.id, projectId: site, pin: mark.pin });
    expect(results(await kiosk.send())).toEqual(['refused: pin_wrong']);
    expect(await recordsOf(ana)).toMatchObject([{ endTime: null }]);
  });

  it('change nothing without a PIN, for people of other projects or companies, and in other projects', async () => {
    at(0);
    const elsewhere = await createPerson(api, 'employee', {
      companyId: (await createCompany(api, await createPerson(api, 'manager')))._id,
    });
    const aside = await createPerson(api, 'employee', { companyId: company._id });
    const other = String((await createProject(api, company, [ana]))._id);
    kiosk.press('in', { personId: ana.id, projectId: site });
    kiosk.pressFor('in', elsewhere.id, PIN);
    kiosk.pressFor('in', aside.id, PIN);
    kiosk.press('in', { personId: ana.id, projectId: other });
    expect(results(await kiosk.send())).toEqual([
      'refused: pin_wrong',
      'to_review: not_in_crew',
      'to_review: not_in_crew',
      'refused: no_right',
    ]);
    for (const person of [ana, elsewhere, aside]) expect(await recordsOf(person)).toEqual([]);
    expect(await MarkModel.countDocuments({ personId: elsewhere._id })).toBe(0);
  });

  it('wait for the manager once the kiosk has ended (KIOSK-2)', async () => {
    at(0);
    kiosk.pressFor('in', ana.id, PIN);
    await api.as(manager).kiosk.end({ params: { id: kiosk.id } });
    expect(results(await kiosk.send())).toEqual(['to_review: device_ended']);
    expect(await recordsOf(ana)).toEqual([]);
    await expectRefused([api.as(manager).kiosk.end({ params: { id: kiosk.id } })], { status: 404 });
  });
});

describe('a PIN of a kiosk (KIOSK-6)', () => {
  it('pauses for five minutes on every kiosk after five wrong ones, for its person alone', async () => {
    await setPin(beto);
    const second = await TestKiosk.by(api, await link());
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await sent('1111', ana, tries % 2 ? second : kiosk)).toBe('refused: pin_wrong');
    }
    expect(await sent(PIN, ana, second)).toBe('refused: pin_paused');
    expect(await sent(PIN, beto, second)).toBe('recorded');
    expect(await recordsOf(ana)).toEqual([]);
    api.clock.advance(5 * MINUTE_MS);
    expect(await sent(PIN)).toBe('recorded');
  });

  it('is not guessed by many marks at once, nor after ten wrong ones until it is set again', async () => {
    for (let guess = 0; guess < 200; guess += 1) kiosk.pressFor('in', ana.id, String(2_400 + guess));
    const wrong = results(await kiosk.send());
    expect(wrong.filter((one) => one === 'refused: pin_wrong')).toHaveLength(5);
    expect(wrong.filter((one) => one === 'refused: pin_paused')).toHaveLength(195);
    api.clock.advance(5 * MINUTE_MS);
    for (let tries = 0; tries < 5; tries += 1) await sent('1111');
    api.clock.advance(HOUR_MS);
    expect(await sent(PIN)).toBe('refused: pin_paused');
    await setPin(ana, '135790', ana);
    expect(await sent('135790')).toBe('recorded');
  });

  it('typed wrong without a signal leaves a mark for the manager (KIOSK-7)', async () => {
    at(0);
    kiosk.pressFor('in', ana.id, '1111');
    at(3);
    expect(results(await kiosk.send())).toEqual(['to_review: pin_wrong']);
    expect(await recordsOf(ana)).toEqual([]);
    const kept = await api.as(manager).mark.ofPerson({ params: { id: ana.id }, query: {} });
    expect(kept).toMatchObject([{ at: iso(0), reason: 'pin_wrong', deviceName: 'Tableta de obra' }]);
  });

  it('is no session, and the kiosk of a deleted company is gone', async () => {
    await expectRefused([api.as(null).kiosk.ofProject({ params: { id: site } })], { status: 401 });
    await expectRefused([setPin(ana, PIN, beto)], { status: 404 });
    await expectRefused([setPin(ana, '123')], { status: 400 });
    await api.as(manager).project.remove({ query: { project_id: site } });
    expect(await DeviceModel.countDocuments({ 'kiosk.projectId': site, endedAt: null })).toBe(0);
    await expectRefused([people()], { status: 404 });
  });
});
