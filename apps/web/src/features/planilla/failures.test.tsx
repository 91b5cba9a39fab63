import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  employee,
  offline,
  payrollPerson,
  payrollSummary,
  record,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const elena = payrollPerson({ fullname: 'Elena Castillo' });
const summary = () => payrollSummary();

/** Opens the planilla of Elena, with other answers where they are given. */
function open({ payroll, record }: Answers = {}, search = '?periodo=day&fecha=2026-11-20'): Promise<Visit> {
  return renderRoute(`/planilla${search}`, {
    as: 'manager',
    company: company(),
    api: {
      payroll: { people: () => [elena], summary, ...payroll },
      record: { history: () => [], get: () => [], ...record },
      employee: { get: () => employee(company()) },
    },
  });
}

const region = (name: string) => screen.findByRole('region', { name });
const retry = { name: 'Reintentar' };

it('with nobody on the planilla both panels say so (PAY-13)', async () => {
  await open({ payroll: { people: () => [] } });
  for (const name of ['Resumen de Planilla', 'Historial de Horas']) {
    expect(await region(name)).toHaveTextContent('Selecciona un empleado arriba');
  }
});

describe('an alert says, and a button tries again (ERROR-2)', () => {
  it('that the figures of a person could not be loaded', async () => {
    const { user, api } = await open({ payroll: { summary: offline } });
    const alert = await screen.findByRole('alertdialog', { name: 'Error cargando datos.' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    api.answer({ payroll: { summary } });
    const own = within(await region('Resumen de Planilla'));
    await user.click(own.getByRole('button', retry));
    expect((await own.findAllByRole('definition'))[0]).toHaveTextContent(/^USD 0\.00$/);
  });

  it('that the employees could not be loaded, which the console has too', async () => {
    const { user, api, reports } = await open({ payroll: { people: () => refuse('internal', 'Roto') } });
    const alert = await screen.findByRole('alertdialog', { name: 'Error cargando empleados.' });
    expect(reports()).toMatchObject([{ code: 'internal' }]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    api.answer({ payroll: { people: () => [elena] } });
    await user.click(screen.getByRole('button', retry));
    expect(await screen.findByRole('radio', { name: /Elena Castillo/ })).toBeVisible();
  });
});

describe('a notice says (ERROR-17)', () => {
  it('that a download failed; its button shows meanwhile that it is under way', async () => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { user } = await open({
      payroll: {
        export: () => failing.then(offline),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Descargar planilla' }));
    const [csv] = await screen.findAllByRole('menuitem', { name: 'CSV' });
    await user.click(csv as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Descargando…' })).toBeVisible();
    fail();
    expect(await screen.findByText('No se pudo descargar la planilla.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Descargar planilla' })).toBeEnabled();
  });

  it('that a record could not be confirmed, which is por revisar as before', async () => {
    const waiting = record({ employeeId: elena._id, needsReview: true, endReason: 'lost_signal' });
    const { user } = await open(
      {
        payroll: { people: () => [{ ...elena, pendingReviews: 1 }] },
        record: { get: () => [waiting], confirm: offline },
      },
      '?periodo=day&fecha=2026-11-20&registros=por-revisar',
    );
    const table = within(await screen.findByRole('table', { name: 'Registros' }));
    await user.click(await table.findByRole('button', { name: /^Confirmar/ }));
    expect(await screen.findByText('No se pudo confirmar el registro.')).toBeVisible();
    expect(table.getByRole('row', { name: /por revisar/ })).toBeVisible();
  });
});
