import { contract, type Route } from '@faena/shared/contract';
import {
  type Answers,
  FakeBoard,
  FakeBusiness,
  fieldOf,
  findTaskForm,
  payCalendar,
  payPeriod,
  payPoint,
  refuse,
  runPreview,
  screen,
  type Visit,
  within,
} from '@/test/index.ts';
import { openPeriod, rosa } from '../pay-period-screen.ts';
import { press } from './arrive.ts';
import { planilla } from './arrive-planilla.ts';
import { openWindow } from './window.ts';
import { WINDOWS } from './windows.ts';

/** A number field on the screen, and the press that sends it. */
interface OpenNumber {
  readonly visit: Visit;
  readonly field: HTMLElement;
  readonly send: () => Promise<void>;
}

/** A field for numbers, and the way to it. */
export interface NumberField {
  /** The file that has it. */
  readonly file: string;
  readonly name: string;
  readonly takes: 'decimals' | 'whole numbers';
  /** The name of the number in the request. */
  readonly key: string;
  /** Whether it may stay empty. */
  readonly isOptional?: true;
  readonly open: () => Promise<OpenNumber>;
}

/** Refuses every request, so that the form stays and can be filled again. */
const REFUSED = Object.fromEntries(
  Object.entries(contract).map(([noun, routes]) => [
    noun,
    Object.fromEntries(
      Object.entries(routes)
        .filter(([, { method, path }]: [string, Route]) => method !== 'GET' && !path.endsWith('/preview'))
        .map(([verb]) => [verb, () => refuse('conflict')]),
    ),
  ]),
) as Answers;

/** Opens the window of a file, and fills its other required fields. */
async function inWindow(
  file: string,
  label: string | RegExp,
  save: string | RegExp,
  prepare: (visit: Visit) => Promise<void> = async () => undefined,
): Promise<OpenNumber> {
  const form = WINDOWS.find((each) => each.file === file);
  if (!form) throw new Error(`No window of ${file}`);
  const visit = await form.arrive();
  visit.api.answer(REFUSED);
  await openWindow(form, visit);
  const window = within(await screen.findByRole('dialog'));
  await prepare(visit);
  const field = await window.findByRole('textbox', { name: label });
  return { visit, field, send: () => visit.user.click(window.getByRole('button', { name: save })) };
}

const named = (label: string, text: string) => async (visit: Visit) =>
  visit.fill(await screen.findByLabelText(label), text);

const choose = (name: string) => async (visit: Visit) =>
  visit.user.click(await within(screen.getByRole('dialog')).findByRole('radio', { name }));

/** On the page of a task, where leaving a field sends it. */
async function onTask(label: string): Promise<OpenNumber> {
  const task = { title: 'Pintar', estimatedHours: 3, recurrence: { every: 2, unit: 'week' as const } };
  const board = new FakeBoard({}, { tasks: [task] });
  const visit = await board.open({ search: `?task=${board.task('Pintar').id}` });
  visit.api.answer(REFUSED);
  const field = await screen.findByRole('textbox', { name: label });
  return { visit, field, send: () => visit.user.tab() };
}

/** Every number field of the product. */
export const NUMBER_FIELDS: readonly NumberField[] = [
  {
    file: 'features/planilla/person/rate-form.tsx',
    name: 'the rate of an employee',
    takes: 'decimals',
    key: 'hourlyRate',
    open: async () => {
      const visit = await planilla();
      visit.api.answer(REFUSED);
      await press(visit, 'Configurar tarifa');
      const field = await screen.findByLabelText('USD/hora');
      return { visit, field, send: () => press(visit, 'Guardar tarifa') };
    },
  },
  {
    file: 'features/planilla/rates/amend-rate-dialog.tsx',
    name: 'a corrected rate',
    takes: 'decimals',
    key: 'hourlyRate',
    open: () => inWindow('features/planilla/rates/amend-rate-dialog.tsx', 'USD/hora', 'Guardar corrección'),
  },
  {
    file: 'features/planilla/rates/change-rates-dialog.tsx',
    name: 'the rate of several people',
    takes: 'decimals',
    key: 'hourlyRate',
    open: () =>
      inWindow(
        'features/planilla/rates/change-rates-dialog.tsx',
        'USD/hora',
        /^(Guardar tarifas|Sí)/,
        (visit) => chooseAll(visit),
      ),
  },
  {
    file: 'features/planilla/rates/change-rates-dialog.tsx',
    name: 'a percentage by which rates rise',
    takes: 'decimals',
    key: 'percentage',
    open: () =>
      inWindow(
        'features/planilla/rates/change-rates-dialog.tsx',
        'Porcentaje',
        /^(Guardar tarifas|Sí)/,
        async (visit) => {
          await chooseAll(visit);
          await choose('Porcentaje')(visit);
        },
      ),
  },
  {
    file: 'features/planilla/lines/item-form.tsx',
    name: 'the amount of a concept',
    takes: 'decimals',
    key: 'value',
    open: () =>
      inWindow(
        'features/planilla/concepts/concept-dialog.tsx',
        /^Monto/,
        'Guardar concepto',
        named('Nombre', 'Bono'),
      ),
  },
  {
    file: 'features/planilla/lines/item-form.tsx',
    name: 'the percentage of a concept',
    takes: 'decimals',
    key: 'value',
    open: () =>
      inWindow(
        'features/planilla/concepts/concept-dialog.tsx',
        /^Porcentaje/,
        'Guardar concepto',
        async (visit) => {
          await named('Nombre', 'Cuota')(visit);
          await choose('% del bruto')(visit);
        },
      ),
  },
  {
    file: 'features/planilla/concepts/entitlement-fields.tsx',
    name: 'the days that bring a whole amount',
    takes: 'whole numbers',
    key: 'fullAt',
    open: () => earnedBy('A prorrata por días trabajados', 'Completo con tantos días'),
  },
  {
    file: 'features/planilla/concepts/entitlement-fields.tsx',
    name: 'the hours that bring a whole amount',
    takes: 'decimals',
    key: 'fullAt',
    open: () => earnedBy('A prorrata por horas trabajadas', 'Completo con tantas horas'),
  },
  {
    file: 'features/planilla/pay-period/debt-limit-field.tsx',
    name: 'the limit of a debt',
    takes: 'decimals',
    key: 'amount',
    isOptional: true,
    open: async () => {
      const owing = { ...rosa, net: -12 };
      const point = payPoint(rosa, { kind: 'negative', recordId: null, startTime: null, endTime: null });
      const period = payPeriod({ people: [owing], state: 'closable', points: [point] });
      const visit = await openPeriod(period, { run: { preview: () => runPreview(period) } });
      visit.api.answer(REFUSED);
      await press(visit, 'Revisar (1)');
      await press(visit, 'Pasar como deuda: Rosa Ajanel');
      const field = await screen.findByLabelText('Hasta Q (opcional)');
      return { visit, field, send: () => closePeriod(visit) };
    },
  },
  {
    file: 'features/planilla/lines/item-form.tsx',
    name: 'the amount of a line',
    takes: 'decimals',
    key: 'amount',
    open: () =>
      inWindow(
        'features/planilla/lines/line-dialog.tsx',
        /^Monto/,
        'Guardar línea',
        named('Nombre', 'Anticipo'),
      ),
  },
  {
    file: 'features/planilla/payments/pay-people.tsx',
    name: 'a payment',
    takes: 'decimals',
    key: 'amount',
    open: () => inWindow('features/planilla/payments/pay-dialog.tsx', 'Monto de Rosa Ajanel', /^Marcar/),
  },
  {
    file: 'features/admin/plan/plan-dialog.tsx',
    name: 'the price of a plan',
    takes: 'decimals',
    key: 'price',
    open: () =>
      inWindow('features/admin/plan/plan-dialog.tsx', 'Precio (Q)', 'Guardar', named('Nombre', 'Básico')),
  },
  {
    file: 'features/planilla/pay-period/schedule-dialog.tsx',
    name: 'the days to payday',
    takes: 'whole numbers',
    key: 'paydayAfterDays',
    open: async () => {
      const own = new FakeBusiness();
      const visit = await own.open('/planilla/periodo', {
        api: {
          payPeriod: { get: () => payPeriod(), calendar: () => payCalendar() },
          record: { get: () => [] },
          recordRequest: { list: () => [] },
        },
      });
      visit.api.answer(REFUSED);
      await press(visit, 'Calendario de pago');
      const window = within(await screen.findByRole('dialog'));
      const field = await window.findByRole('textbox', { name: 'Días del fin del período al pago' });
      return { visit, field, send: () => visit.user.click(window.getByRole('button', { name: 'Guardar' })) };
    },
  },
  {
    file: 'features/project/page/limit-form.tsx',
    name: 'the limit of a column',
    takes: 'whole numbers',
    key: 'Doing',
    open: async () => {
      const board = new FakeBoard({ Doing: ['Pintar'] });
      Object.assign(board.project, { wipLimits: { Doing: 3 } });
      const visit = await board.open();
      visit.api.answer(REFUSED);
      await press(visit, 'Límite de Doing');
      const field = await screen.findByLabelText('Tareas a lo sumo');
      return { visit, field, send: () => press(visit, 'Guardar') };
    },
  },
  {
    file: 'features/task/form/hours-field.tsx',
    name: 'the estimated hours of a new task',
    takes: 'whole numbers',
    key: 'estimatedHours',
    open: async () => {
      const visit = await new FakeBoard().open();
      visit.api.answer(REFUSED);
      await press(visit, 'Añadir tarea');
      const form = await findTaskForm();
      await visit.fill(fieldOf(form, 'Título'), 'Pintar');
      const send = () => visit.user.click(within(form).getByRole('button', { name: 'Guardar' }));
      return { visit, field: fieldOf(form, 'Horas estimadas'), send };
    },
  },
  {
    file: 'features/task/panel/property-fields.tsx',
    name: 'the estimated hours on the page of a task',
    takes: 'whole numbers',
    key: 'estimatedHours',
    open: () => onTask('Horas estimadas'),
  },
  {
    file: 'features/task/panel/recurrence-field.tsx',
    name: 'the recurrence of a task',
    takes: 'whole numbers',
    key: 'every',
    open: () => onTask('Cada'),
  },
];

/** The days or hours of a concept that is pro rata by them. */
function earnedBy(way: string, label: string): Promise<OpenNumber> {
  const file = 'features/planilla/concepts/concept-dialog.tsx';
  return inWindow(file, label, 'Guardar concepto', async (visit) => {
    const window = within(screen.getByRole('dialog'));
    await named('Nombre', 'Bono')(visit);
    await visit.fill(await window.findByRole('textbox', { name: /^Monto/ }), '5');
    await visit.user.selectOptions(window.getByLabelText('Cómo se gana'), way);
  });
}

/** Closes the period on screen, where its button is there. */
async function closePeriod(visit: Visit): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Cerrar' });
  if (!button) return;
  await visit.user.click(button);
  const window = within(await screen.findByRole('dialog'));
  await visit.user.click(await window.findByRole('button', { name: 'Cerrar período' }));
}

async function chooseAll(visit: Visit): Promise<void> {
  await visit.user.click(await within(screen.getByRole('dialog')).findByLabelText('Todos'));
}
