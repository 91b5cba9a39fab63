import { beforeEach, expect } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { createRecord, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { createCrew } from './workers.ts';

/** A record that was forgotten. */
export const FORGOTTEN = {
  startTime: '2026-11-19T14:00:00.000Z',
  endTime: '2026-11-19T18:00:00.000Z',
  reason: 'Olvidé marcar la entrada.',
};

type RequestBody = Partial<typeof FORGOTTEN & { recordId: string; projectId: string }>;

/** A fresh company for each test, with a manager and a worker, and calls on their record requests. */
export function useRecordRequests() {
  const api = useApi();
  let crew: { manager: Person; worker: Person; company: CompanyDoc };
  beforeEach(async () => {
    api.clock.set('2026-11-20T15:00:00.000Z');
    crew = await createCrew(api, { hourlyRateCents: 1_000 });
  });
  const worked = (
    start = '2026-11-18T14:00:00.000Z',
    end = '2026-11-18T18:00:00.000Z',
    person = crew.worker,
  ) =>
    createRecord(api, person, crew.company._id, {
      startTime: new Date(start),
      endTime: new Date(end),
      rateCents: 1_000,
      costCents: (Date.parse(end) - Date.parse(start)) / 3_600,
    });
  const ask = (asked: RequestBody = {}, as = crew.worker) =>
    api.as(as).recordRequest.ask({ body: { ...FORGOTTEN, ...asked } });
  const accept = (id: string, body = {}, as = crew.manager) =>
    api.as(as).recordRequest.accept({ params: { id }, body });
  const reopen = (id: string, as = crew.manager) =>
    api.as(as).recordRequest.reopen({ params: { id }, body: {} });
  const decline = (id: string, reason = 'Ese día no hubo obra.', as = crew.manager) =>
    api.as(as).recordRequest.decline({ params: { id }, body: { reason } });
  const withdraw = (id: string, as = crew.worker) => api.as(as).recordRequest.withdraw({ params: { id } });
  const say = (id: string, text: string, as: Person) =>
    api.as(as).recordRequest.say({ params: { id }, body: { text } });
  const own = () => api.as(crew.worker).recordRequest.list({ query: {} });
  const ofCompany = (open: boolean) =>
    api
      .as(crew.manager)
      .recordRequest.list({ query: { companyId: String(crew.company._id), open: String(open) } });
  const earned = async () => (await PersonModel.findById(crew.worker._id).lean())?.earnedCents;
  const named = ({ id, username }: Person) => ({ _id: id, username, fullname: expect.any(String) });
  const does = { ask, accept, reopen, decline, withdraw, say };
  return { api, crew: () => crew, worked, ...does, own, ofCompany, earned, named };
}
