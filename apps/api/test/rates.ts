import { beforeEach } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import type { Person } from './factories.ts';
import { useApi } from './harness.ts';
import { createCrew } from './workers.ts';

/** The body of `change` and `preview`. */
export interface Change {
  employeeIds?: string[];
  hourlyRate?: number;
  percentage?: number;
  from?: string;
  note?: string;
  confirmed?: boolean;
}

/** A fresh company for each test, with a manager and a worker, and calls on the worker's rates. */
export function useRates() {
  const api = useApi();
  let crew: { manager: Person; worker: Person; company: CompanyDoc };
  beforeEach(async () => {
    api.clock.set('2026-11-20T15:00:00.000Z');
    crew = await createCrew(api);
  });
  const change = (body: Change, as = crew.manager) =>
    api.as(as).rate.change({ body: { employeeIds: [crew.worker.id], ...body } });
  const preview = (body: Change, as = crew.manager) =>
    api.as(as).rate.preview({ body: { employeeIds: [crew.worker.id], ...body } });
  const rates = (as = crew.manager, id = crew.worker.id) => api.as(as).rate.list({ params: { id } });
  const params = async (index = 0) => ({ id: crew.worker.id, rateId: (await rates())[index]?._id ?? '' });
  /** Adds a record, on the clock of Guatemala. */
  const work = (startTime: string, endTime: string, person = crew.worker) =>
    api.as(crew.manager).record.add({
      body: {
        employeeId: person.id,
        startTime: new Date(`${startTime}-06:00`).toISOString(),
        endTime: new Date(`${endTime}-06:00`).toISOString(),
        reason: 'Olvidó marcar.',
      },
    });
  const total = async (person = crew.worker) =>
    (await api.as(crew.manager).payroll.summary({ params: { id: person.id } })).totalCost;
  return { api, crew: () => crew, change, preview, rates, params, work, total };
}
