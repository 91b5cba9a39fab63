import { expect, type Page } from '@playwright/test';
import { CLOSED_DAY } from '../fixtures/closed-run.ts';
import { untilLater } from '../fixtures/later.ts';
import type { NastyData } from './nasty-data.ts';

/** A screen of the walk: its address, and the parts that are opened on it. */
export interface Screen {
  path: string;
  /** Opens a window, a menu or a form of it. */
  open?: (page: Page) => Promise<void>;
  /** The window that is opened at the address. */
  as?: string;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

export const PUBLIC_SCREENS: readonly Screen[] = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password#qx',
  '/verify-email',
  '/verify-email#qx',
  '/invitation',
  '/invitation#qx',
  '/telefono',
  '/tableta',
  '/boleta',
  '/about',
  '/contact',
  '/privacy',
  '/not-authorized',
  '/nowhere',
].map((path) => ({ path }));

/** The second view of the login, for somebody who has two steps. */
export function codeScreen({ twoStepped }: NastyData): Screen {
  return {
    path: '/login',
    as: 'a code',
    open: async (page) => {
      await page.getByLabel('Username').fill(twoStepped.username);
      await page.getByLabel('Password').fill(twoStepped.password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByLabel('Code', { exact: true }).waitFor();
    },
  };
}

export const ADMIN_SCREENS: readonly Screen[] = [
  { path: '/admin' },
  { path: '/admin/companies' },
  { path: '/admin/companies', as: 'deleting', open: press(/^Eliminar.*Anticons|^Delete.*Anticons/) },
  { path: '/admin/archives' },
  { path: '/admin/archives', as: 'deleting', open: press(/para siempre$/) },
  { path: '/admin/line-of-business' },
  { path: '/admin/line-of-business', as: 'renaming', open: press(/^Renombrar.*Anticons/) },
  { path: '/admin/subscriptions' },
  { path: '/admin/subscriptions', as: 'editing', open: press(/^Editar.*Anticons/) },
  { path: '/admin/users' },
  { path: '/admin/audit' },
  { path: '/admin/users', as: 'editing', open: press(/^(Edit|Editar).*Anticons/) },
  { path: '/account' },
  { path: '/account', as: 'menu', open: press(/^Account menu/) },
];

/** The companies, projects and boards of a manager. */
export function boardScreens({ company, project, tasks }: NastyData): Screen[] {
  const board = `/projects/${project._id}`;
  return [
    { path: '/home' },
    { path: '/home', as: 'companies', open: openCompanies },
    { path: '/company' },
    { path: '/company', as: 'deleting', open: press(/^Delete.*Anticons/) },
    { path: '/add-company' },
    { path: `/edit-company/${company._id}` },
    { path: `/company/${company._id}` },
    { path: `/company/${company._id}`, as: 'a new project', open: press('Crear Proyecto') },
    { path: board },
    { path: `${board}?ver=usuarios` },
    { path: `${board}?q=a&priority=High`, as: 'filtered' },
    { path: `${board}?q=a`, as: 'the views', open: press('Vistas') },
    { path: board, as: 'the menu', open: press('Menú del proyecto') },
    { path: `${board}?archived=1` },
    { path: `${board}?templates=1` },
    { path: `${board}?templates=1`, as: 'renaming', open: press(/^(Cambiar el nombre de|Rename) Anticons/) },
    { path: board, as: 'going anywhere', open: (page) => page.keyboard.press('Control+k') },
    { path: board, as: 'found anywhere', open: findAnywhere },
    { path: board, as: 'the keys', open: (page) => page.keyboard.press('?') },
    { path: `${board}?ver=usuarios`, as: 'found', open: searchPeople },
    { path: board, as: 'the table', open: (page) => page.getByRole('radio', { name: 'Tabla' }).click() },
    { path: `${board}?view=table&hide=tags`, as: 'the columns', open: press('Columnas') },
    { path: `${board}?task=new` },
    { path: `${board}?task=new`, as: 'a template', open: press(/^(Desde una plantilla|From a Template)$/) },
    ...[...tasks.values()].map(({ _id }) => ({ path: `${board}?task=${_id}` })),
    { path: `${board}?edit=${tasks.get(8)?._id}` },
    // The last, since the connection stays away.
    { path: board, as: 'what waits', open: seeWhatWaits },
  ];
}

/** The windows of a board, of the page of a task and of the table. */
export function boardWindows({ project, tasks }: NastyData): Screen[] {
  const board = `/projects/${project._id}`;
  const task = `${board}?task=${tasks.get(8)?._id}`;
  return [
    { path: board, as: 'adding', open: addHere },
    { path: board, as: 'pasted lines', open: pasteLines },
    { path: board, as: 'several chosen', open: chooseSeveral },
    { path: board, as: 'people of several', open: assignSeveral },
    { path: board, as: 'a limit', open: press(/^Límite de/) },
    { path: board, as: 'a date', open: press(/^Fecha de vencimiento:/) },
    { path: board, as: 'tags', open: openTags },
    { path: board, as: 'who to assign', open: openAssign },
    { path: board, as: 'a file', open: (page) => takeFile(page, 'Title,Status\nxyz,Wörter\n') },
    {
      path: board,
      as: 'a wrong file',
      open: (page) => takeFile(page, `Title,Due date\n${`,${'W'.repeat(90)}\n`.repeat(12)}`),
    },
    { path: task, as: 'more', open: press('Más acciones') },
    { path: task, as: 'moving', open: moveElsewhere },
    { path: task, as: 'a dependency', open: press('Añadir dependencia') },
    { path: task, as: 'its history', open: press('Historial') },
    { path: `${board}?task=6740a1b2c3d4e5f601234567`, as: 'no task' },
    { path: `${board}?q=nothing-has-this`, as: 'nothing found' },
    { path: `${board}?view=table&group=person` },
    { path: `${board}?view=table`, as: 'several chosen', open: chooseSeveral },
  ];
}

async function openTags(page: Page): Promise<void> {
  await pressOnCard(page, /^Tags:/);
  await page.getByRole('combobox', { name: 'Buscar' }).waitFor();
}

async function openAssign(page: Page): Promise<void> {
  await pressOnCard(page, /^Asignar:/);
  await page.getByRole('menuitem').first().waitFor();
}

/** The button is there for a pointer that is in the card, and for the keyboard. */
async function pressOnCard(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

/** More than the window has room for. */
async function findAnywhere(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ir a…' }).fill('a');
  await page.getByRole('option').nth(9).waitFor();
}

async function addHere(page: Page): Promise<void> {
  await press('Agregar aquí')(page);
  await page.getByRole('textbox', { name: /^Título de una tarea nueva/ }).fill('W'.repeat(80));
}

async function pasteLines(page: Page): Promise<void> {
  await press('Agregar aquí')(page);
  const line = page.getByRole('textbox', { name: /^Título de una tarea nueva/ });
  await line.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${'W'.repeat(80)}\n${'palabra '.repeat(20)}\nשלום`,
  );
  await page.getByRole('dialog', { name: '3 tareas' }).waitFor();
}

/** By keyboard, as it goes at every width. */
async function chooseSeveral(page: Page): Promise<void> {
  await page.locator('article button, tbody button').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar', { name: /elegidas?$/ }).waitFor();
}

async function assignSeveral(page: Page): Promise<void> {
  await chooseSeveral(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Asignar solo a' }).click();
  await page.getByRole('combobox', { name: 'Buscar' }).waitFor();
}

async function takeFile(page: Page, text: string): Promise<void> {
  await press('Menú del proyecto')(page);
  await page.getByText('Importar tareas…').click();
  const file = { name: `${'W'.repeat(60)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').last().setInputFiles(file);
  await page
    .getByText(/tareas? nuevas?|errore?s?: no se importa/)
    .first()
    .waitFor();
}

async function moveElsewhere(page: Page): Promise<void> {
  await press('Más acciones')(page);
  await page.getByRole('menuitem', { name: 'Mover a otro proyecto…' }).click();
  await page.getByRole('dialog', { name: 'Mover la tarea a otro proyecto' }).waitFor();
}

/** The people, the hours and the pay of a company, and the other screens of a manager. */
export function payrollScreens({ employeeId }: NastyData): Screen[] {
  const planilla = `/planilla?periodo=month&fecha=2026-03-01&empleado=${employeeId}`;
  const period = '/planilla/periodo?fecha=2026-03-05';
  return [
    { path: '/employees' },
    { path: '/employees', as: 'deleting', open: press(/^Borrar.*Anticons/) },
    { path: '/employees/new' },
    { path: `/employees/${employeeId}/edit` },
    { path: planilla },
    { path: planilla, as: 'the rate', open: press('Configurar tarifa') },
    { path: planilla, as: 'correcting', open: press(/^Corregir/) },
    { path: planilla, as: 'corrections', open: press(/ver los cambios/) },
    { path: planilla, as: 'the files', open: press('Descargar planilla') },
    { path: planilla, as: 'changing rates', open: press('Cambiar tarifas') },
    { path: planilla, as: 'splitting', open: press(/^Dividir/) },
    { path: planilla, as: 'voiding', open: press(/^Anular/) },
    { path: '/planilla/conceptos' },
    { path: '/planilla/conceptos', as: 'a new concept', open: press('Agregar concepto') },
    { path: period },
    { path: period, as: 'a person', open: openPerson },
    { path: period, as: 'closing', open: press('Cerrar') },
    { path: period, as: 'the schedule', open: press('Calendario de pago') },
    { path: '/planilla/historial' },
    { path: '/todo' },
    { path: '/team' },
    { path: '/team?vista=week' },
    { path: '/hoy' },
    { path: '/hoy?company=all' },
    { path: '/settings' },
    { path: '/account', as: 'editing', open: press('Edit Profile') },
    { path: '/account', as: 'new token', open: press('New Token') },
    { path: '/account', as: 'a token, this once', open: makeToken },
  ];
}

/** The window with a new token. None is made: a walk opens it more often than a person may have tokens. */
async function makeToken(page: Page): Promise<void> {
  const apiToken = {
    _id: '6740a1b2c3d4e5f601234567',
    name: 'W'.repeat(60),
    scope: 'write',
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-05-30T12:00:00.000Z',
    lastUsedAt: null,
  };
  const token = `faena_${'W'.repeat(43)}`;
  await page.route('**/api/auth/tokens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { message: 'Token made.', apiToken, token } })
      : route.continue(),
  );
  await press('New Token')(page);
  const form = page.getByRole('dialog', { name: 'New API Token' });
  await form.getByLabel('Name').fill(apiToken.name);
  await form.getByLabel('Name').press('Enter');
  await page.getByRole('dialog', { name: 'Your New Token' }).waitFor();
}

/** The account of a client who is invited, with all that opens on it. */
export function clientScreens({ client }: NastyData): Screen[] {
  const turnOn = async (page: Page) => {
    // Along with the password, so that the session stays one that has to be confirmed.
    const data = JSON.stringify({ currentPassword: client.password });
    await page.route('**/api/auth/two-steps/begin', (route) => route.continue({ postData: data }));
    await press('Turn On')(page);
    await press('Continue')(page);
    await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
  };
  return [
    { path: '/account' },
    { path: '/account', as: 'confirming', open: changeEmail },
    { path: '/account', as: 'another password', open: press('Change Password') },
    { path: '/account', as: 'two steps', open: turnOn },
  ];
}

async function changeEmail(page: Page): Promise<void> {
  await press('Edit Profile')(page);
  await page.getByLabel('Email').fill('otra@example.com');
  await press('Save Changes')(page);
  await page.getByRole('dialog', { name: 'Confirm with the password' }).waitFor();
}

/** The screens of a company with a closed period. */
export function paidScreens(): Screen[] {
  const period = `/planilla/periodo?fecha=${CLOSED_DAY}`;
  const records = `/planilla?periodo=day&fecha=${CLOSED_DAY}`;
  return [
    { path: period },
    { path: period, as: 'paying', open: press('Marcar pagado') },
    { path: period, as: 'reopening', open: press('Reabrir') },
    { path: period, as: 'the file for the bank', open: openBankForm },
    { path: records, as: 'adjusting', open: press(/^Corregir/) },
    { path: records, as: 'voiding by an adjustment', open: press(/^Anular/) },
  ];
}

/** The screens of a company in which nobody works and nothing is planned. */
export function emptyScreens({ empty }: NastyData): Screen[] {
  return [`/company/${empty._id}`, '/projects', '/employees', '/planilla', '/planilla/periodo'].map(
    (path) => ({ path }),
  );
}

/** The screens of a manager without a company. */
export function newcomerScreens(): Screen[] {
  return ['/home', '/company', '/account'].map((path) => ({ path }));
}

export function employeeScreens({ project, tasks, worker }: NastyData): Screen[] {
  const own = `/employee/projects/${project._id}`;
  return [
    { path: '/employee' },
    { path: '/employee/todo' },
    { path: `/employee/tasks/${worker.session.userId}` },
    { path: own },
    { path: `${own}?task=${tasks.get(8)?._id}` },
    { path: own, as: 'several chosen', open: chooseSeveral },
    { path: '/employee/time-tracker' },
    { path: '/employee/cuadrilla' },
    { path: '/employee/time-tracker', as: 'asking', open: press('Olvidé marcar') },
    { path: '/employee/history' },
    { path: '/employee/boletas' },
    { path: '/employee', as: 'a clock of ten hours', open: showTenHours },
    { path: '/account' },
    { path: '/change-password' },
    { path: '/two-steps' },
  ];
}

/** The header's clock as it reads at the end of a long day; the product counts on beneath it. */
async function showTenHours(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Iniciar registro' });
  const clock = page.getByRole('banner').getByRole('timer');
  await expect(start.or(clock).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  await clock.evaluate((element) => {
    const show = () => {
      if (element.textContent !== '10:00:00') element.textContent = '10:00:00';
    };
    show();
    new MutationObserver(show).observe(element, { characterData: true, childList: true, subtree: true });
  });
  await expect(clock).toHaveText('10:00:00');
}

async function openPerson(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /Anticons/ })
    .first()
    .click();
  await page.getByText('Horas y tarifa').waitFor();
}

async function openBankForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archivo para el banco…' }).click();
  await page.getByLabel(/^Cuenta de/).waitFor();
}

async function seeWhatWaits(page: Page): Promise<void> {
  await untilLater(page);
  await page.context().setOffline(true);
  await press(/^Prioridad:/)(page);
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cambios sin enviar' }).getByRole('listitem').first().waitFor();
}

async function openCompanies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Companies' }).click();
}

async function searchPeople(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('anticons');
  await page.getByRole('region', { name: 'Usuarios encontrados' }).waitFor();
}
