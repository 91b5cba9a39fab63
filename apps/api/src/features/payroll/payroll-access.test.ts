import { describe, expect, it } from 'vitest';
import { createCompany, createPerson, createRecord, missingId } from '../../../test/factories.ts';
import { priced, usePlanilla } from '../../../test/planilla.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';

const { api, crew, worked, download, csvRows } = usePlanilla();

describe('the right to download a planilla (PAY-17)', () => {
  it('covers one’s own companies; a foreign company is answered like a missing one', async () => {
    const { manager, worker } = crew();
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', priced(8_400));
    const stranger = await createCrew(api);
    await expectRefused(
      [
        download('csv', {}, stranger.manager),
        download('xlsx', { employeeId: stranger.worker.id }, stranger.manager),
        download('csv', { companyId: missingId() }),
      ],
      { status: 404, message: 'Company not found' },
    );
    await expectRefused(
      [stranger.worker.id, missingId(), manager.id].map((employeeId) => download('csv', { employeeId })),
      { status: 404, message: 'Employee not found' },
    );
    const client = await createPerson(api, 'client');
    await expectRefused([download('csv', {}, worker), download('csv', {}, client)], { status: 403 });
    expect(await csvRows({}, await createPerson(api, 'admin'))).toHaveLength(2);
  });

  it('covers only work for that company', async () => {
    const { manager, worker } = crew();
    const second = await createCompany(api, manager);
    const foreign = await createCrew(api);
    await worked('2026-11-17T14:00:00Z', '2026-11-17T15:00:00Z', priced(100));
    for (const { _id } of [second, foreign.company]) {
      await createRecord(api, worker, _id, {
        startTime: new Date('2026-11-18T14:00:00Z'),
        endTime: new Date('2026-11-18T15:00:00Z'),
        ...priced(900),
      });
    }
    for (const employeeId of [undefined, worker.id]) {
      const rows = await csvRows(employeeId ? { employeeId } : {});
      expect(rows.map((row) => row[7])).toEqual(['1.00', '1.00']);
    }
  });
});
