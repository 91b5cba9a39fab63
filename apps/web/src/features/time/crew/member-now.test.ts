import { expect, it } from 'vitest';
import type { CrewPress } from './crew-presses.ts';
import { memberNow } from './member-now.ts';

const SEVEN = '2026-11-20T13:00:00.000Z';
const ana = { _id: 'a', fullname: 'Ana', profilePicture: null, since: null, at: null };
const working = { ...ana, since: SEVEN, at: { _id: 'p', name: 'Torre' } };
const press = (kind: CrewPress['kind'], state: CrewPress['state'] = 'kept'): CrewPress => ({
  id: '1',
  kind,
  at: Date.parse(SEVEN) + 60_000,
  state,
});

it('a press that waits on the phone shows who works before the server knows (CREW-6)', () => {
  expect(memberNow(ana, press('in')).since).toBe('2026-11-20T13:01:00.000Z');
  expect(memberNow(working, press('out'))).toMatchObject({ since: null, at: null });
  expect(memberNow(working, press('pause'))).toMatchObject({ since: null, at: null });
});

it('the first of two Entradas counts, and the answer of the server wins over a sent press (CREW-6)', () => {
  expect(memberNow(working, press('in')).since).toBe(SEVEN);
  expect(memberNow(working, press('out', 'saved'))).toMatchObject({ since: SEVEN, at: { name: 'Torre' } });
  expect(memberNow(ana, undefined)).toEqual({ ...ana, press: null });
});
