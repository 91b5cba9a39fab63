import type { WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  company,
  employee,
  newId,
  offline,
  openRecord,
  payrollPerson,
  payrollSummary,
  record,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const elena = payrollPerson({ fullname: 'Elena Empleada' });
const running = openRecord({ employeeId: elena._id, startTime: '2026-11-20T14:00:00.000Z' });
const VALUES = { startTime: running.startTime, endTime: '2026-11-20T16:00:00.000Z', project: null };

/** The planilla of an employee whose record runs. */
async function open(stopOpen: () => WorkRecord | ReturnType<typeof offline>): Promise<Visit> {
  let now: WorkRecord = running;
  const visit = await renderRoute('/planilla?periodo=day&fecha=2026-11-20', {
    as: 'manager',
    company: company(),
    api: {
      payroll: {
        people: () => [elena],
        summary: () => payrollSummary({ hourlyRate: 25, totalHours: 0, totalCost: 0 }),
      },
      record: {
        history: () => [],
        get: () => [now],
        stopOpen: () => {
          const answer = stopOpen();
          if (typeof answer !== 'symbol') now = answer;
          return answer;
        },
      },
      employee: { get: () => employee(company()) },
    },
  });
  await visit.user.click(await screen.findByRole('button', { name: /^Detener: 20\/11\/26/ }));
  return visit;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Detener registro' }));
const press = ({ user }: Visit) => user.click(dialog().getByRole('button', { name: 'Detener' }));

describe('stopping the record of an employee from the planilla (TIME-35)', () => {
  it('asks for a reason, sends it once, and shows who stopped it and why', async () => {
    const by = { _id: newId(), fullname: 'Marta Gestora', username: 'marta' };
    const stopped = record({
      ...running,
      endTime: VALUES.endTime,
      endReason: 'manager',
      corrections: [
        { kind: 'stopped', at: VALUES.endTime, by, reason: 'Se fue.', before: null, after: VALUES },
      ],
    });
    const visit = await open(() => stopped);
    await press(visit);
    const field = dialog().getByLabelText('Motivo');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Este dato es necesario\./));
    expect(visit.api.changes).toEqual([]);

    await visit.fill(field, ' Se fue. ');
    await press(visit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('record', 'stopOpen')).toMatchObject([
      { params: { id: running._id }, body: { reason: 'Se fue.' } },
    ]);
    await visit.user.click(await screen.findByRole('button', { name: /^detenido: ver los cambios/ }));
    const changes = within(await screen.findByRole('dialog', { name: 'Cambios del registro' }));
    expect(changes.getByText('Detenido por Marta Gestora')).toBeVisible();
    expect(changes.getByText('Se fue.')).toBeVisible();
    expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fin']);
  });

  it('says so where it had ended already, and keeps the reason where it failed', async () => {
    let failing = true;
    const ended = record({ ...running, endTime: VALUES.endTime, endReason: 'manual' });
    const visit = await open(() => (failing ? offline() : ended));
    await visit.fill(dialog().getByLabelText('Motivo'), 'Se fue.');
    await press(visit);
    expect(await dialog().findByRole('alert')).toBeVisible();
    expect(dialog().getByLabelText('Motivo')).toHaveValue('Se fue.');
    failing = false;
    await press(visit);
    expect(await screen.findByText('El registro ya había terminado.')).toBeVisible();
  });
});
