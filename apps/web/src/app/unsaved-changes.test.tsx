import type { PayrollPerson, RecordRequest, WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  act,
  adjustment,
  bankSettings,
  concept,
  employee,
  expectGone,
  FakeBoard,
  FakeBusiness,
  findLeaveQuestion,
  lineOfBusiness,
  openRecord,
  payCalendar,
  payment,
  payPeriod,
  payPerson,
  payRun,
  payrollPerson,
  payrollSummary,
  personPeriod,
  queryLeaveQuestion,
  rate,
  rateEffect,
  record,
  recordRequest,
  refuse,
  renderRoute,
  runAnswer,
  screen,
  slipClaim,
  typedLine,
  type Visit,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

interface OpenForm {
  readonly visit: Visit;
  /** A field of it, in which `typed` is a change. */
  readonly field: HTMLElement;
}

interface Form {
  readonly file: string;
  readonly open: () => Promise<OpenForm>;
  readonly typed?: string;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async ({ user }: Visit, name: string) => user.click(await button(name));

/** Opens a screen coming from another one, which the back button leads to. */
async function arrive(path: string, options: Parameters<typeof renderRoute>[1]): Promise<Visit> {
  const visit = await renderRoute('/about', options);
  await visit.goTo(path);
  return visit;
}

async function business(path: (own: FakeBusiness) => string): Promise<Visit> {
  const own = new FakeBusiness({ projects: [{ name: 'Bodega' }], employees: [{ fullname: 'Rosa Ajanel' }] });
  return arrive(path(own), { as: own.owner, company: own.company, api: own.answers });
}

async function admin(path: string): Promise<Visit> {
  const api: Answers = {
    lineOfBusiness: { all: () => [lineOfBusiness({ name: 'Comercio' })] },
    person: { all: () => [] },
    plan: { list: () => [] },
  };
  return arrive(path, { as: 'admin', api });
}

async function planilla(
  records: readonly WorkRecord[] = [],
  requests: (of: PayrollPerson) => RecordRequest[] = () => [],
): Promise<Visit> {
  const own = new FakeBusiness();
  const someone = payrollPerson({ fullname: 'Rosa Ajanel', openRequests: 1 });
  return arrive('/planilla?periodo=day&fecha=2026-11-20', {
    as: own.owner,
    company: own.company,
    api: {
      ...own.answers,
      payroll: {
        people: () => [someone, payrollPerson({ fullname: 'Tomás Ical' })],
        summary: () => payrollSummary({ hourlyRate: 10, totalHours: 0, totalCost: 0 }),
      },
      rate: {
        list: () => [rate()],
        preview: () => rateEffect(),
        previewCorrection: () => rateEffect(),
      },
      record: { history: () => [], get: () => records },
      employee: { get: () => employee(own.company) },
      recordRequest: { list: () => requests(someone) },
    },
  });
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

const asked = () => planilla([], (of) => [recordRequest(of)]);

/** With two records chosen. */
async function chosen(): Promise<Visit> {
  const visit = await planilla([record(), record()]);
  await visit.user.click(await screen.findByRole('checkbox', { name: 'Elegir todos' }));
  return visit;
}

/** With what is folded under 'Configurar tarifa' in sight. */
async function rates(): Promise<Visit> {
  const visit = await planilla();
  await press(visit, 'Configurar tarifa');
  return visit;
}

interface Window {
  readonly file: string;
  /** Leads to the screen that it opens from. */
  readonly arrive: () => Promise<Visit>;
  /** The menu in which its button is, if it is in one. */
  readonly menu?: string;
  /** The name of its button, its own, and the label of a field. */
  readonly opener: string | RegExp;
  readonly title: string;
  readonly label: string | RegExp;
}

const WINDOWS: readonly Window[] = [
  {
    file: 'features/planilla/concepts/concept-dialog.tsx',
    arrive: () => pay('/planilla/conceptos'),
    opener: 'Agregar concepto',
    title: 'Nuevo concepto',
    label: 'Nombre',
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
    file: 'features/slip/claim-answer-dialog.tsx',
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
    file: 'features/run-file/bank/bank-dialog.tsx',
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
  {
    file: 'features/task/form/task-form-dialog.tsx',
    arrive: () => new FakeBoard().open(),
    opener: 'Añadir tarea',
    title: 'Nueva Tarea',
    label: 'Título',
  },
  {
    file: 'features/person/person-dialog.tsx',
    arrive: () => admin('/admin/users'),
    opener: 'New User',
    title: 'New User',
    label: 'Full name',
  },
  {
    file: 'features/plan/plan-dialog.tsx',
    arrive: () => admin('/admin/subscriptions'),
    opener: 'Nueva subscripción',
    title: 'Nueva subscripción',
    label: 'Nombre',
  },
  {
    file: 'features/working-time/records/record-dialog.tsx',
    arrive: () => planilla(),
    opener: 'Agregar registro',
    title: 'Agregar registro',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/records/stop-record-dialog.tsx',
    arrive: () => planilla([openRecord()]),
    opener: /^Detener/,
    title: 'Detener registro',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/records/split-dialog.tsx',
    arrive: () => planilla([record()]),
    opener: /^Dividir/,
    title: 'Dividir registro',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/records/adjust-dialog.tsx',
    arrive: () => planilla([record({ closedBy: [1] })]),
    opener: /^Corregir/,
    title: 'Corregir registro cerrado',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/records/take-back-dialog.tsx',
    arrive: adjusted,
    opener: 'Quitar ajuste',
    title: 'Quitar ajuste',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/records/together-dialog.tsx',
    arrive: chosen,
    opener: 'Anular',
    title: 'Anular 2 registros',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/record-requests/accept-dialog.tsx',
    arrive: asked,
    opener: /^Aceptar con cambios/,
    title: 'Aceptar con cambios',
    label: /Motivo/,
  },
  {
    file: 'features/working-time/record-requests/request-buttons.tsx',
    arrive: asked,
    opener: 'Mensaje',
    title: 'Mensaje',
    label: /Mensaje/,
  },
  {
    file: 'features/working-time/record-requests/ask-dialog.tsx',
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
    file: 'features/project/list/create-project-dialog.tsx',
    arrive: () => business(({ company }) => `/company/${company._id}`),
    opener: 'Crear Proyecto',
    title: 'Crear nuevo proyecto',
    label: 'Descripción',
  },
  {
    file: 'features/project/page/edit-project-dialog.tsx',
    arrive: () => business(({ projects }) => `/projects/${projects[0]?._id}`),
    opener: 'Editar proyecto',
    title: 'Editar proyecto',
    label: 'Descripción',
  },
];

/** The adjustments of a closed record, opened. */
async function adjusted(): Promise<Visit> {
  const closed = record({ closedBy: [1] });
  const visit = await planilla([{ ...closed, adjustments: [adjustment(closed, { after: null })] }]);
  await visit.user.click(await screen.findByRole('button', { name: /^Anulado · / }));
  return visit;
}

async function openWindow({ menu, opener, title, label }: Window, visit: Visit): Promise<OpenForm> {
  if (menu) await visit.user.click(await screen.findByRole('button', { name: menu }));
  const [first] = await screen.findAllByRole(menu ? 'menuitem' : 'button', { name: opener });
  await visit.user.click(first as HTMLElement);
  const window = await screen.findByRole('dialog', { name: title });
  return { visit, field: await within(window).findByLabelText(label) };
}

const PAGES: readonly Form[] = [
  {
    file: 'features/company/company-form.tsx',
    open: async () => {
      const visit = await business(({ company }) => `/edit-company/${company._id}`);
      return { visit, field: await screen.findByLabelText('Name') };
    },
  },
  {
    file: 'features/employee/employee-form.tsx',
    open: async () => {
      const visit = await business(() => '/employees/new');
      return { visit, field: await screen.findByLabelText('Nombre completo') };
    },
  },
  {
    file: 'features/account/profile-form.tsx',
    open: async () => {
      const visit = await arrive('/account', { as: 'client' });
      await press(visit, 'Edit Profile');
      return { visit, field: await screen.findByLabelText('Full name') };
    },
  },
  {
    file: 'features/account/change-password-form.tsx',
    open: async () => {
      const visit = await arrive('/account', { as: 'client' });
      await press(visit, 'Change Password');
      return { visit, field: await screen.findByLabelText('Current password') };
    },
  },
  {
    file: 'features/session/new-password-form.tsx',
    open: async () => {
      const visit = await arrive('/reset-password#qx', {});
      return { visit, field: await screen.findByLabelText('New password') };
    },
  },
  {
    file: 'features/session/register-form.tsx',
    open: async () => {
      const visit = await arrive('/register', {});
      return { visit, field: await screen.findByLabelText('Full name') };
    },
  },
  {
    file: 'features/planilla/person/rate-form.tsx',
    typed: '12.5',
    open: async () => {
      const visit = await planilla();
      await press(visit, 'Configurar tarifa');
      return { visit, field: await screen.findByLabelText('USD/hora') };
    },
  },
  {
    file: 'features/line-of-business/new-line.tsx',
    open: async () => {
      const visit = await admin('/admin/line-of-business');
      return { visit, field: await screen.findByLabelText('Nuevo giro') };
    },
  },
  {
    file: 'features/line-of-business/line-name.tsx',
    open: async () => {
      const visit = await admin('/admin/line-of-business');
      await press(visit, 'Renombrar Comercio');
      return { visit, field: await screen.findByLabelText('Nuevo nombre de Comercio') };
    },
  },
];

/** Leaving its field saves it, so that only the browser can lose what is typed. */
const RENAME: Form = {
  file: 'features/project/list/rename-project.tsx',
  open: async () => {
    const visit = await business(() => '/projects');
    await press(visit, 'Renombrar: Bodega');
    return { visit, field: await screen.findByLabelText('Renombrar: Bodega') };
  },
};

/** What they hold is worth no question (FORM-3), or needs a browser, as a picture does (ACCOUNT-8). */
const WITHOUT = [
  'features/session/login-form.tsx',
  'features/session/reset-form.tsx',
  'features/session/sign-in-again.tsx',
  'features/session/code-form.tsx',
  'features/two-steps/password-form.tsx',
  'features/two-steps/set-up.tsx',
  'features/session/confirm-password.tsx',
  'features/company/delete-company-dialog.tsx',
  'features/archive/purge-archive-dialog.tsx',
  'features/account/picture/crop-dialog.tsx',
  // What is typed is kept on the device until it is sent or discarded (ANSWER-4).
  'features/slip/claim-form.tsx',
  // It shows what was typed in another form, which keeps it.
  'features/planilla/rates/review-rate-dialog.tsx',
  // Nothing is typed in it.
  'features/planilla/pay-period/close-dialog.tsx',
];

/** Choices, and at most a number typed; they ask as every `FormDialog` does. */
const OF_CHOICES = [
  'features/planilla/pay-period/schedule-dialog.tsx',
  'features/company/hand-over-dialog.tsx',
  'features/person/assign-company-dialog.tsx',
];

const TYPED = 'Todo lo que costó escribir';

/** Whether the browser asks before the page goes. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const textOf = (field: HTMLElement) => (field as HTMLInputElement).value;

async function write({ visit, field }: OpenForm, { typed = TYPED }: Partial<Form> = {}): Promise<void> {
  await visit.fill(field, typed);
}

/** Leaves, answers that one would rather not, and finds everything as it was. */
async function stay({ visit, field }: OpenForm, leave: () => unknown): Promise<void> {
  const before = textOf(field);
  await leave();
  const question = await findLeaveQuestion();
  await visit.user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  await expectGone(question);
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue(field.getAttribute('type') === 'number' ? Number(before) : before);
}

async function discard({ visit, field }: OpenForm, leave: () => unknown): Promise<void> {
  await leave();
  await visit.user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
  await expectGone(field);
  expect(queryLeaveQuestion()).toBeNull();
  expect(browserAsks()).toBe(false);
  expect(visit.api.changes.filter((change) => change !== 'session.logout')).toEqual([]);
}

const goBack = () => act(() => window.history.back());

describe('a window with unsaved changes asks once before it loses them (FORM-1, FORM-2)', () => {
  it.each(WINDOWS)('$file', async (form) => {
    const visit = await form.arrive();
    const opened = await openWindow(form, visit);
    const first = textOf(opened.field);
    await write(opened);
    expect(browserAsks()).toBe(true);
    await stay(opened, () => visit.user.keyboard('{Escape}'));
    await stay(opened, goBack);
    await stay(opened, () => visit.goTo('/settings'));
    await discard(opened, () => visit.user.click(screen.getByRole('button', { name: 'Cerrar' })));

    // What is back to what it was is no change.
    const again = await openWindow(form, visit);
    await write(again);
    await visit.fill(again.field, first);
    expect(browserAsks()).toBe(false);
    await visit.user.keyboard('{Escape}');
    await expectGone(again.field);
  });

  it.each(WINDOWS)('$file is discarded by Cancelar without a question', async (form) => {
    const opened = await openWindow(form, await form.arrive());
    await write(opened);
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button', {
      name: /^(Cancelar|Cancel)$/,
    });
    await opened.visit.user.click(buttons[0] as HTMLElement);
    await expectGone(opened.field);
    expect(queryLeaveQuestion()).toBeNull();
    expect(opened.visit.api.changes).toEqual([]);
  });
});

describe('a form of a page with unsaved changes asks once before it loses them (FORM-1)', () => {
  it.each(PAGES)('$file', async (form) => {
    const opened = await form.open();
    const { visit, field } = opened;
    const first = textOf(field);
    await write(opened, form);
    expect(browserAsks()).toBe(true);
    await visit.fill(field, first);
    expect(browserAsks()).toBe(false);

    await write(opened, form);
    await stay(opened, goBack);
    await discard(opened, () => visit.goTo('/contact'));
    await waitFor(() => expect(visit.path()).toBe('/contact'));
  });

  it(`${RENAME.file}, which is saved by leaving it`, async () => {
    const opened = await RENAME.open();
    await write(opened, RENAME);
    expect(browserAsks()).toBe(true);
    await opened.visit.user.keyboard('{Escape}');
    await expectGone(opened.field);
    expect(browserAsks()).toBe(false);
  });

  it('a logout asks, too', async () => {
    const [, form] = PAGES;
    if (!form) throw new Error('No form');
    const opened = await form.open();
    await write(opened, form);
    const logOut = async () => {
      await press(opened.visit, `Account menu: ${opened.visit.me.fullname}`);
      await opened.visit.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    };
    await stay(opened, logOut);
    await discard(opened, logOut);
    await waitFor(() => expect(opened.visit.path()).toBe('/login'));
  });
});

it('these are all forms and windows with fields that the product has', () => {
  const sources = import.meta.glob<string>(
    ['../features/**/*.tsx', './**/*.tsx', '!**/*.test.tsx', '!./gallery/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const forms = Object.entries(sources)
    .filter(([, source]) => /<(form|FormDialog|WordsDialog|DeleteByNameDialog)\b/.test(source))
    .map(([file]) => file.replace('../', ''));
  const shown = [...WINDOWS, ...PAGES, RENAME].map(({ file }) => file);
  expect(new Set(forms)).toEqual(new Set([...shown, ...WITHOUT, ...OF_CHOICES]));
});
