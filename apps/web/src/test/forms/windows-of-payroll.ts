import {
  bankSettings,
  concept,
  FakeBusiness,
  payCalendar,
  payment,
  payPeriod,
  payPerson,
  payRun,
  personPeriod,
  refuse,
  runAnswer,
  screen,
  slipClaim,
  typedLine,
  type Visit,
} from '@/test/index.ts';
import { arrive, press } from './arrive.ts';
import { planilla } from './arrive-planilla.ts';
import type { FormWindow } from './window.ts';

function person(): Promise<Visit> {
  const own = new FakeBusiness({ employees: [{ fullname: 'Rosa Ajanel' }] });
  const path = `/employees/${own.employees[0]?._id}/edit`;
  return arrive(path, { as: own.owner, company: own.company, api: own.answers });
}

function closedPeriod(): Promise<Visit> {
  const own = new FakeBusiness();
  const paid = payPerson({ fullname: 'Rosa Ajanel', net: 100, slipId: 'a'.repeat(24), paid: 20 });
  const period = payPeriod({ people: [paid], state: 'closed', run: payRun({ net: 100, paid: 20 }) });
  const waiting = runAnswer({ answer: 'claimed', claims: [slipClaim()] });
  const api = {
    ...own.answers,
    payPeriod: { get: () => period, person: () => personPeriod(period, paid) },
    payment: { list: () => [payment()] },
    slip: { answers: () => [waiting] },
    slipMail: { get: () => ({ available: false, mails: [] }) },
    bankLayout: { get: () => bankSettings() },
  };
  return arrive('/planilla/periodo', { as: own.owner, company: own.company, api });
}

/** With two concepts, or lines of somebody in an open period. */
async function pay(path: string, opened?: RegExp): Promise<Visit> {
  const own = new FakeBusiness();
  const period = payPeriod({ people: [payPerson({ fullname: 'Rosa Ajanel', lines: [typedLine()] })] });
  const visit = await arrive(path, {
    as: own.owner,
    company: own.company,
    api: {
      ...own.answers,
      payPeriod: { get: () => period, calendar: () => payCalendar(), person: () => refuse('internal', '') },
      concept: { list: () => [concept()] },
      record: { get: () => [] },
      recordRequest: { list: () => [] },
    },
  });
  if (opened) await visit.user.click(await screen.findByRole('button', { name: opened }));
  return visit;
}

/** With the content of 'Configurar tarifa' in sight. */
async function rates(): Promise<Visit> {
  const visit = await planilla();
  await press(visit, 'Configurar tarifa');
  return visit;
}

export const PAYROLL_WINDOWS: readonly FormWindow[] = [
  {
    file: 'features/planilla/concepts/concept-dialog.tsx',
    arrive: () => pay('/planilla/conceptos'),
    opener: 'Agregar concepto',
    title: 'Nuevo concepto',
    label: 'Nombre',
  },
  {
    file: 'features/planilla/run-file/bank/account-dialog.tsx',
    arrive: () => person(),
    opener: 'Agregar cuenta',
    title: 'Cuenta bancaria',
    label: 'Cuenta nueva',
  },
  {
    file: 'features/planilla/lines/removal-dialog.tsx',
    arrive: () => pay('/planilla/conceptos'),
    opener: /^Eliminar/,
    title: 'Eliminar concepto',
    label: /Motivo/,
  },
  {
    file: 'features/planilla/lines/line-dialog.tsx',
    arrive: () => pay('/planilla/periodo', /^Rosa Ajanel/),
    opener: 'Agregar línea',
    title: 'Nueva línea de Rosa Ajanel',
    label: 'Nombre',
  },
  {
    file: 'features/planilla/rates/amend-rate-dialog.tsx',
    arrive: () => rates(),
    opener: /^Corregir: /,
    title: 'Corregir tarifa',
    label: 'Nota',
  },
  {
    file: 'features/planilla/rates/change-rates-dialog.tsx',
    arrive: () => planilla(),
    opener: 'Cambiar tarifas',
    title: 'Cambiar tarifas',
    label: 'Nota',
  },
  {
    file: 'features/planilla/pay-period/reopen-dialog.tsx',
    arrive: () => closedPeriod(),
    opener: 'Reabrir',
    title: 'Reabrir la corrida 4',
    label: 'Motivo',
  },
  {
    file: 'features/slips/claim-answer-dialog.tsx',
    arrive: () => closedPeriod(),
    opener: 'Responder el reclamo de Elena Empleada',
    title: 'Responder reclamo',
    label: 'Respuesta',
  },
  {
    file: 'features/planilla/payments/pay-dialog.tsx',
    arrive: () => closedPeriod(),
    opener: 'Marcar pagado',
    title: 'Marcar pagada la corrida 4',
    label: 'Referencia',
  },
  {
    file: 'features/planilla/run-file/bank/bank-dialog.tsx',
    arrive: () => closedPeriod(),
    menu: 'Descargar',
    opener: 'Archivo para el banco…',
    title: 'Archivo para el banco',
    label: 'Cuenta de Rosa Ajanel',
  },
  {
    file: 'features/planilla/payments/remove-payment-dialog.tsx',
    arrive: async () => {
      const visit = await closedPeriod();
      await visit.user.click(await screen.findByRole('button', { name: 'Rosa Ajanel' }));
      return visit;
    },
    opener: /^Quitar el pago: /,
    title: 'Quitar el pago',
    label: 'Motivo',
  },
];
