import { beforeEach } from 'vitest';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { type Person, withFreshToken } from './factories.ts';
import { useApi } from './harness.ts';
import { createCrew } from './workers.ts';

/** A moment of November in Guatemala. */
export const at = (local: string) => new Date(`2026-11-${local}-06:00`);
export const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };
export const SECOND = { startDate: '2026-11-16', endDate: '2026-11-30' };

/** A fresh company for each test, with a manager and Elena Xol. It pays twice a month; helpers close its periods. */
export function useClosing() {
  const api = useApi();
  let crew: { manager: Person; worker: Person; company: CompanyDoc };
  /** Somebody with a session that began now, however far the clock was moved. */
  const now = (person: Person) => withFreshToken(api, person);
  const as = () => api.as(now(crew.manager));
  const companyId = () => String(crew.company._id);
  beforeEach(async () => {
    api.clock.set(at('01T06:00'));
    crew = await createCrew(api, { fullname: 'Elena Xol', hourlyRateCents: 1_000 });
    await as().payPeriod.changeCalendar({
      params: { companyId: companyId() },
      body: { firstDay: '2026-11-01' },
    });
  });
  /** Hours that were forgotten, added by the manager as soon as they are over. */
  async function work(from: string, to: string, who = crew.worker) {
    if (api.clock.now() < at(to)) api.clock.set(at(to));
    const body = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
    return as().record.add({ body: { employeeId: who.id, ...body } });
  }
  const close = (period = FIRST, carry?: { records?: string[]; requests?: string[] }) =>
    as().run.close({ body: { companyId: companyId(), ...period, ...(carry && { carry }) } });
  const slipsOf = (id: string) => as().run.slips({ params: { id } });
  const period = (date?: string) =>
    as().payPeriod.get({ query: { companyId: companyId(), ...(date && { date }) } });
  return { api, crew: () => crew, now, as, companyId, work, close, slipsOf, period };
}

/** The fields that a refusal names, with the reason of each. */
export const reasonsOf = (error: { errors?: { path: string; reason?: string }[] }) =>
  (error.errors ?? []).map(({ path, reason }) => [path, reason]);

/** Why a call was refused. */
export const refused = async (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was not refused');
    },
    (error) => error,
  );
