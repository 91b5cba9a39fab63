import type { Company } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  company,
  FakeBusiness,
  hoursRow,
  payrollPerson,
  payrollSummary,
  person,
  record,
  renderRoute,
  screen,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const ADDRESS = '/planilla?periodo=day&fecha=2026-11-20';
const HISTORY = [
  hoursRow({ _id: { day: 20, month: 11, year: 2026 }, totalHours: 221.16, totalCost: 2_322.2 }),
];

const PLANILLA: Answers = {
  payroll: { people: () => [payrollPerson()], summary: () => payrollSummary() },
  record: { history: () => [], get: () => [] },
};

async function openPlanilla(of: Company) {
  const own = new FakeBusiness({ companies: [of] });
  const visit = await own.open(ADDRESS, {
    api: {
      payroll: {
        people: () => [payrollPerson({ totalCost: 2_322.2 })],
        summary: () =>
          payrollSummary({ hourlyRate: 10.5, totalHours: 221.16, totalCost: 2_322.2, currency: of.currency }),
      },
      record: { history: () => HISTORY, get: () => [record({ cost: 1_050 })] },
      rate: { list: () => [] },
    },
  });
  await screen.findByRole('radio', { name: /2,322\.20$/ });
  await waitFor(() => expect(screen.getAllByRole('definition')).toHaveLength(3));
  return visit;
}

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const cellsOf = async (table: string) => {
  const found = await screen.findByRole('table', { name: table });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('money of a company with a currency (PAY-45)', () => {
  const quetzales = () => company({ currency: 'GTQ' });

  it('looks the same everywhere on the planilla, including the field of the rate and its message after saving', async () => {
    const { user, fill } = await openPlanilla(quetzales());
    expect(screen.getByRole('radio', { name: /Elena/ })).toHaveAccessibleName(/\DQ2,322\.20$/);
    expect(figures()).toEqual(['Q10.50', '221.16 h (221:09:36)', 'Q2,322.20']);
    expect(await cellsOf('Historial de Horas')).toEqual(['20/11/2026', '221.16 h (221:09:36)', 'Q2,322.20']);
    expect(await cellsOf('Registros')).toContain('Q1,050.00');
    expect(document.body).not.toHaveTextContent('USD');
    await user.click(screen.getByRole('button', { name: 'Configurar tarifa' }));
    await fill(screen.getByLabelText('Q/hora'), '1200');
  });

  it('looks the same on the dashboard', async () => {
    const own = new FakeBusiness({ companies: [quetzales()], employees: [{ totalGenerated: 2_322.2 }] });
    await own.open(`/company/${own.company._id}`);
    expect(await screen.findByText('Generated: Q2,322.20')).toBeVisible();
  });

  it('looks the same in the list of a company’s loss', async () => {
    const own = new FakeBusiness({ companies: [quetzales()], employees: [{ totalGenerated: 2_322.2 }] });
    const { user } = await own.open('/company');
    await user.click(await screen.findByRole('button', { name: `Delete ${own.company.name}` }));
    expect(await screen.findByText(/earned so far Q2,322\.20\.$/)).toBeVisible();
  });

  it('looks the same in the list of an employee’s loss', async () => {
    const own = new FakeBusiness({
      companies: [quetzales()],
      employees: [{ fullname: 'Elena Castillo', hourlyRate: 10, totalGenerated: 2_322.2 }],
    });
    const { user } = await own.open('/employees');
    await user.click(await screen.findByRole('button', { name: 'Borrar Elena Castillo' }));
    expect(await screen.findByText(/Q2,322\.20/)).toBeVisible();
  });

  it('looks the same to the employee', async () => {
    const { me, api, company: own } = worker({ records: [record({ cost: 2_322 })] });
    Object.assign(own, { currency: 'GTQ' });
    await renderRoute('/employee/time-tracker', { as: me, api });
    expect(await screen.findByRole('cell', { name: 'Q2,322.00' })).toBeVisible();
  });
});

describe('money of a company without a currency (PAY-45)', () => {
  it('has USD on the planilla', async () => {
    await openPlanilla(company());
    expect(screen.getByRole('radio', { name: /Elena/ })).toHaveAccessibleName(/USD 2,322\.20$/);
    expect(figures()).toEqual(['USD 10.50', '221.16 h (221:09:36)', 'USD 2,322.20']);
    expect(await cellsOf('Historial de Horas')).toEqual([
      '20/11/2026',
      '221.16 h (221:09:36)',
      'USD 2,322.20',
    ]);
    expect(await cellsOf('Registros')).toContain('USD 1,050.00');
  });

  it('is requested in one line from its owner, who can decline permanently', async () => {
    const own = company({ created_by: 'gestora' });
    const owner = person('manager', { username: 'gestora' });
    const visit = await new FakeBusiness({ companies: [own] }, owner).open(ADDRESS, { api: PLANILLA });
    const link = await screen.findByRole('link', { name: 'Elegir moneda' });
    expect(link).toHaveAttribute('href', `/edit-company/${own._id}`);
    await visit.user.click(screen.getByRole('button', { name: 'No preguntar más' }));
    expect(link).not.toBeInTheDocument();
    await visit.goTo('/home');
    await visit.goTo(ADDRESS);
    await screen.findByRole('radio', { name: /Elena/ });
    expect(screen.queryByRole('link', { name: 'Elegir moneda' })).not.toBeInTheDocument();
  });

  it('is requested from no other person, nor if it is known', async () => {
    const companies = [company({ created_by: 'otra' })];
    await new FakeBusiness({ companies }).open(ADDRESS, { api: PLANILLA });
    await screen.findByRole('radio', { name: /Elena/ });
    expect(screen.queryByRole('link', { name: 'Elegir moneda' })).not.toBeInTheDocument();
  });
});
