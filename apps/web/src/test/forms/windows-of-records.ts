import { MINUTE_MS } from '@faena/shared/domain';
import {
  adjustment,
  employee,
  openRecord,
  record,
  recordRequest,
  screen,
  type Visit,
  worker,
} from '@/test/index.ts';
import { arrive } from './arrive.ts';
import { planilla } from './arrive-planilla.ts';
import type { FormWindow } from './window.ts';

const asked = () => planilla([], (of) => [recordRequest(of)]);

/** With two records chosen. */
async function chosen(): Promise<Visit> {
  const visit = await planilla([record(), record()]);
  await visit.user.click(await screen.findByRole('checkbox', { name: 'Elegir todos' }));
  return visit;
}

/** The adjustments of a closed record, opened. */
async function adjusted(): Promise<Visit> {
  const closed = record({ closedBy: [1] });
  const visit = await planilla([{ ...closed, adjustments: [adjustment(closed, { after: null })] }]);
  await visit.user.click(await screen.findByRole('button', { name: /^Anulado · / }));
  return visit;
}

/** The own records of somebody whose lunch was deducted. */
function lunched(): Promise<Visit> {
  const before = record({ endReason: 'lunch' });
  const until = new Date(Date.parse(before.endTime ?? '') + 45 * MINUTE_MS).toISOString();
  const lunch = { from: before.endTime ?? '', until, isWorked: false };
  const own = worker({ records: [{ ...before, lunch }] });
  const api = {
    ...own.api,
    employee: { get: () => employee(own.company) },
    recordRequest: { list: () => [] },
  };
  return arrive('/employee/time-tracker', { as: own.me, api });
}

export const RECORD_WINDOWS: readonly FormWindow[] = [
  {
    file: 'features/time/records/record-dialog.tsx',
    arrive: () => planilla(),
    opener: 'Agregar registro',
    title: 'Agregar registro',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/stop-record-dialog.tsx',
    arrive: () => planilla([openRecord()]),
    opener: /^Detener/,
    title: 'Detener registro',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/split-dialog.tsx',
    arrive: () => planilla([record()]),
    opener: /^Dividir/,
    title: 'Dividir registro',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/adjust-dialog.tsx',
    arrive: () => planilla([record({ closedBy: [1] })]),
    opener: /^Corregir/,
    title: 'Corregir registro cerrado',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/take-back-dialog.tsx',
    arrive: adjusted,
    opener: 'Quitar ajuste',
    title: 'Quitar ajuste',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/together-dialog.tsx',
    arrive: chosen,
    opener: 'Anular',
    title: 'Anular 2 registros',
    label: /Motivo/,
  },
  {
    file: 'features/time/record-requests/accept-dialog.tsx',
    arrive: asked,
    opener: /^Aceptar con cambios/,
    title: 'Aceptar con cambios',
    label: /Motivo/,
  },
  {
    file: 'features/time/record-requests/say-dialog.tsx',
    arrive: asked,
    opener: 'Mensaje',
    title: 'Mensaje',
    label: /Mensaje/,
  },
  {
    file: 'features/time/record-requests/decline-dialog.tsx',
    arrive: asked,
    opener: /^Rechazar/,
    title: 'Rechazar solicitud',
    label: /Motivo/,
  },
  {
    file: 'features/time/record-requests/ask-dialog.tsx',
    arrive: () => {
      const own = worker();
      const api = {
        ...own.api,
        employee: { get: () => employee(own.company) },
        recordRequest: { list: () => [] },
      };
      return arrive('/employee/time-tracker', { as: own.me, api });
    },
    opener: 'Olvidé marcar',
    title: 'Olvidé marcar',
    label: /Motivo/,
  },
  {
    file: 'features/time/records/worked-lunch-dialog.tsx',
    arrive: lunched,
    opener: /^Trabajé el almuerzo/,
    title: 'Trabajé el almuerzo',
    label: /Motivo/,
  },
];
