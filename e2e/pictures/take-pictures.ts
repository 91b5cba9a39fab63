import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { activate, type Caller, enterAs, signIn } from '../fixtures/api.ts';
import { test } from '../fixtures/product.ts';

/*
 * Takes the pictures of the landing page and the README: board and planilla of the demo data, for wide and
 * narrow windows, light and dark. The guides have pictures too, those of the board in each of their languages. Run by hand
 * when those screens have changed: pnpm pictures
 */

test.use({ demoData: true });

const LANDING = join(import.meta.dirname, '../../apps/web/src/assets');
const GUIDES = join(import.meta.dirname, '../../docs/guides/es/pictures');
/** For each language: the folder and the names of its pictures of the board, and its word for a column. */
const BOARDS = {
  en: {
    folder: join(import.meta.dirname, '../../docs/guides/pictures'),
    names: { board: 'board', task: 'task', phone: 'board-phone' },
    doing: 'Doing',
  },
  es: {
    folder: GUIDES,
    names: { board: 'tablero', task: 'tarea', phone: 'tablero-telefono' },
    doing: 'En curso',
  },
};
const PRESENT = /^También en este tablero: |^Also on this board: /;
/** The task under way, and the opened one that waits for it. */
const DONE_NOW = 'Levantar muros de block, casa 7';
const OPENED = 'Instalar tubería sanitaria, casas 7 a 9';
/** The screens in a guide of each role: the address, and a text that shows once it is drawn. */
const GUIDED = {
  admin: [{ name: 'administrador', path: '/admin', drawn: 'Giros de negocio' }],
  gestor: [
    { name: 'gestor-inicio', path: '/home', drawn: 'estimado Q' },
    { name: 'gestor-calendario', path: '/team?vista=week', drawn: 'Suscribir' },
    { name: 'gestor-periodo', path: '/planilla/periodo', drawn: 'Estimado al cierre' },
  ],
  empleado: [
    { name: 'empleado-inicio', path: '/employee/home', drawn: 'Por responder' },
    { name: 'empleado-registro', path: '/employee/time-tracker', drawn: 'Horas trabajadas' },
  ],
  cliente: [{ name: 'cliente', path: '/account', drawn: 'Verificación en dos pasos' }],
};
const SHAPES = {
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 },
  narrow: { viewport: { width: 360, height: 600 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const THEMES = ['light', 'dark'] as const;

for (const [shape, device] of Object.entries(SHAPES)) {
  for (const colorScheme of THEMES) {
    test(`${shape}, ${colorScheme}`, async ({ browser, product }) => {
      const manager = await signIn(product.origin, { username: 'gestor', password: 'faena-demo' });
      const page = await open(browser, { ...device, colorScheme, baseURL: product.origin });
      await enterNamed(page, manager);
      const { company, project } = await firstProject(manager);
      await activate(page, company);
      // The picture shows the work, not the panel beside it.
      await page.evaluate(() => localStorage.setItem('sidebarOpen', 'false'));

      await page.goto(`/projects/${project._id}`);
      await expect(page.getByRole('button', { name: 'Añadir tarea' }).first()).toBeVisible();
      if (shape === 'wide') {
        await expect(page.getByRole('region', { name: /^Done, / })).toBeInViewport({ ratio: 1 });
      }
      await save(page, LANDING, `board-${shape}-${colorScheme}`);

      await page.goto('/planilla/periodo');
      await expect(page.getByLabel('Personas del período')).toBeVisible();
      await expect(page.getByText(/^Estimado al cierre/)).toBeVisible();
      const head = page.locator('section').filter({ has: page.getByText('Costará', { exact: true }) });
      if (shape === 'narrow') await scrollTo(head.last());
      else await page.setViewportSize({ width: 1200, height: 664 });
      await save(page, LANDING, `planilla-${shape}-${colorScheme}`);
    });
  }
}

for (const [username, screens] of Object.entries(GUIDED)) {
  test(`the guide of ${username}`, async ({ browser, product }) => {
    const person = await signIn(product.origin, { username, password: 'faena-demo' });
    const page = await open(browser, { viewport: { width: 1280, height: 800 }, baseURL: product.origin });
    await page.context().addCookies([{ name: 'language', value: 'es', url: product.origin }]);
    await enterNamed(page, person);
    const [company] = await person.api.company.mine();
    if (username === 'gestor' && company) await activate(page, company);
    for (const { name, path, drawn } of screens) {
      await page.goto(path);
      await expect(page.getByText(drawn).first()).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await save(page, GUIDES, name);
    }
  });
}

for (const [language, { folder, names, doing }] of Object.entries(BOARDS)) {
  test(`the board in the guides, ${language}`, async ({ browser, product }) => {
    const manager = await signIn(product.origin, { username: 'gestor', password: 'faena-demo' });
    const { company, project } = await firstProject(manager);
    const tasks = await manager.api.task.board({ params: { projectId: project._id } });
    const task = tasks.find(({ title }) => title === OPENED);
    if (!task) throw new Error(`the demo data has no task ${OPENED}`);
    const enter = async (username: string, device: Partial<(typeof SHAPES)['narrow']>) => {
      const person = await signIn(product.origin, { username, password: 'faena-demo' });
      const page = await open(browser, { ...device, baseURL: product.origin });
      await page.context().addCookies([{ name: 'language', value: language, url: product.origin }]);
      await enterNamed(page, person);
      await activate(page, company);
      await page.evaluate(() => localStorage.setItem('sidebarOpen', 'false'));
      return page;
    };

    const phone = await enter('empleado', SHAPES.narrow);
    await phone.goto(`/employee/projects/${project._id}`);
    await phone.getByRole('button', { name: doing }).click();
    await expect(phone.getByText(DONE_NOW)).toBeInViewport();
    await save(phone, folder, names.phone);

    const page = await enter('gestor', SHAPES.wide);
    await page.goto(`/projects/${project._id}`);
    await expect(page.getByRole('region', { name: /^(Done|Hecho), / })).toBeInViewport({ ratio: 1 });
    // The employee, whose phone has it open, too.
    await expect(page.getByRole('button', { name: PRESENT })).toBeVisible();
    await save(page, folder, names.board);

    await page.goto(`/projects/${project._id}?task=${task.id}`);
    await expect(page.getByRole('dialog', { name: OPENED })).toBeVisible();
    await save(page, folder, names.task);
  });
}

const PUBLIC = join(import.meta.dirname, '../../apps/web/public');
const ICONS = join(PUBLIC, 'icons');
/** The side of each icon, and the size of its mark: systems cut a mask or round corners out of those without corners. */
const DRAWN = {
  192: { side: 192, corners: true, mark: 1 },
  512: { side: 512, corners: true, mark: 1 },
  maskable: { side: 512, corners: false, mark: 0.8 },
  'apple-touch': { side: 180, corners: false, mark: 0.9 },
};

test('the icons of the installed app', async ({ browser }) => {
  const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
  await mkdir(ICONS, { recursive: true });
  for (const [name, { side, corners, mark: size }] of Object.entries(DRAWN)) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const ground = corners ? 'transparent' : '#17191C';
    const shown = corners ? mark : mark.replace(/ rx="\d+"/, '');
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${shown}`,
    );
    await page.locator('svg').evaluate((svg, width) => {
      svg.style.width = `${width}px`;
    }, side * size);
    await page.screenshot({ path: join(ICONS, `${name}.png`), omitBackground: true });
    await page.close();
  }
});

/** The signs of the buttons that the shortcuts lead to. */
const SIGNS = { entrada: '<path d="M12 8.5v15l12-7.5z" />', salida: '<path d="M10 10h12v12H10z" />' };

test('the icons of the shortcuts', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 192, height: 192 } });
  for (const [name, sign] of Object.entries(SIGNS)) {
    await page.setContent(
      `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" fill="#17191C" />
        <g fill="#FAF9F6" stroke="#FAF9F6" stroke-width="1.5" stroke-linejoin="round">${sign}</g></svg>`,
    );
    await page.screenshot({ path: join(ICONS, `${name}.png`), omitBackground: true });
  }
  await page.close();
});

test('the screenshots of the installed app', async ({ browser, product }) => {
  const shots = [
    {
      name: 'home-phone',
      username: 'empleado',
      path: '/employee',
      device: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'period-wide',
      username: 'gestor',
      path: '/planilla/periodo',
      device: { viewport: { width: 1280, height: 800 } },
    },
  ];
  for (const { name, username, path, device } of shots) {
    const person = await signIn(product.origin, { username, password: 'faena-demo' });
    const page = await open(browser, { ...device, baseURL: product.origin });
    await page.context().addCookies([{ name: 'language', value: 'es', url: product.origin }]);
    await enterNamed(page, person);
    const [company] = await person.api.company.mine();
    if (username === 'gestor' && company) await activate(page, company);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    await page.screenshot({ path: join(ICONS, `${name}.png`) });
    await page.context().close();
  }
});

/** The first project of the first company: that with most to see. */
async function firstProject({ api }: Caller) {
  const [company] = await api.company.mine();
  const [project] = await api.project.list({ query: { company_id: company?._id } });
  if (!company || !project) throw new Error('the demo data has no company with a project');
  return { company, project };
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** As a login would: with the person too, by whose name the screens call them from the first on. */
async function enterNamed(page: Page, caller: Caller): Promise<void> {
  await enterAs(page, caller);
  const person = await caller.api.person.account();
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(person));
}

/** Brings it to the top of a small screen, below the header. */
function scrollTo(target: Locator): Promise<void> {
  return target.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 64));
}

/** Saves the screen as WebP, which the browser itself encodes. */
async function save(page: Page, folder: string, name: string): Promise<void> {
  // Not for a silent network: an open board has a stream of changes.
  await page.waitForFunction(() =>
    document.fonts.ready.then(() => [...document.images].every(({ complete }) => complete)),
  );
  await page.mouse.move(0, 0);
  const png = (await page.screenshot()).toString('base64');
  // A page of its own: the product's policy lets no picture in from elsewhere.
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png);
  await blank.close();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
