import { newBoard, openBoard } from '../board/board.ts';
import { activate, enterAs, newEmployee, newManager, newTask, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { memberList, openMembers, results, searchBox } from './members.ts';

const { step } = test;

test('members are added and removed with the keyboard alone, and focus is never lost (MEMBER-1, INVITE-4)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { manager, project } = board;
  const { username, employee } = await newEmployee(manager, board.company, 'Rosa Ajanel');
  await openBoard(page, board);
  await page.getByRole('tab', { name: 'Tareas' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Usuarios' })).toBeFocused();
  await expect(memberList(page)).toBeVisible();
  await page.getByRole('radio', { name: 'General' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Username' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Username' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(username);
  await expect(results(page).getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await shoot(page, 'project-members-results');
  // Past the cross of the search.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agregar: Rosa Ajanel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
  await expect(page.getByText('Rosa Ajanel ya está en el proyecto.')).toBeAttached();
  await expect(results(page)).toBeFocused();
  await expectAccessible(page);
  await shoot(page, 'project-members');
  const members = await manager.api.project.members({ params: { projectId: project._id } });
  expect(members.map((member) => member.username)).toContain(username);
  await newTask(manager, project, { title: 'Pintar', assignedTo: [employee._id] });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Puede marcar a otros' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remover: Rosa Ajanel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: /^¿Quitar a Rosa Ajanel del proyecto\? .* 1 tarea/ })
    .getByRole('button', { name: 'Remover' })
    .press('Enter');
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
  await expect(page.getByText('Rosa Ajanel ya no está en el proyecto.')).toBeAttached();
  await expect(memberList(page)).toBeFocused();

  // Their tasks are nobody's now; the tab survives a reload.
  const tasks = () => manager.api.task.board({ params: { projectId: project._id } });
  expect(await tasks()).toMatchObject([{ assignedTo: [] }]);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Usuarios' })).toHaveAttribute('aria-selected', 'true');
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
  await page.getByRole('tab', { name: 'Tareas' }).click();
  const card = page.getByRole('article', { name: 'Pintar' });
  await expect(card).toBeVisible();
  await expect(card.getByText(/persona asignada/)).toHaveCount(0);
});

test('every state of the members is accessible; many results scroll at 15 rem (INVITE-4, ERROR-2)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await openMembers(page, board);

  await step('nobody is found', async () => {
    await searchBox(page).fill('nadie se llama así');
    await expect(results(page)).toContainText('No se encontraron usuarios con ese criterio.');
    await expectAccessible(page);
    await shoot(page, 'project-members-none');
  });

  await step('many are found', async () => {
    const word = unique('Muchos');
    const many = Array.from({ length: 8 }, (_, i) => ({
      _id: String(i).padStart(24, '0'),
      fullname: `${word} ${i}`,
      username: `${word.toLowerCase()}-${i}`,
      email: `${word.toLowerCase()}-${i}@example.com`,
      rol_id: 4,
      profilePicture: null,
    }));
    await page.route('**/api/user/search?*', (route) => route.fulfill({ json: many }));
    await searchBox(page).fill(word);
    await expect(results(page).getByRole('listitem')).toHaveCount(8);
    const height = () =>
      results(page).evaluate((list) => ({
        rem:
          list.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        scrolls: list.scrollHeight > list.clientHeight,
      }));
    await expect.poll(height).toEqual({ rem: 15, scrolls: true });
    await results(page).getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(results(page).getByRole('button').last()).toBeInViewport();
    await expectAccessible(page);
    await shoot(page, 'project-members-many');
  });

  await step('the search fails', async () => {
    await page.unroute('**/api/user/search?*');
    await page.route('**/api/user/search?*', (route) => route.fulfill({ status: 400, body: 'oops' }));
    await searchBox(page).fill('ana');
    await expect(page.getByRole('alert')).toHaveText('Error al buscar usuarios.');
    await expectAccessible(page);
    await shoot(page, 'project-members-failed');
  });

  await step('the members cannot be loaded', async () => {
    await page.route('**/api/project/users/*', (route) => route.fulfill({ status: 400, body: 'oops' }));
    await page.reload();
    await expect(page.getByText('Error al cargar usuarios del proyecto.')).toBeVisible();
    await expectAccessible(page);
  });

  await step('there are none', async () => {
    await page.unroute('**/api/project/users/*');
    // A real project always has its creator.
    await page.route('**/api/project/users/*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText('No hay usuarios asignados a este proyecto.')).toBeVisible();
    await expectAccessible(page);
  });

  await step('no project is chosen', async () => {
    await enterAs(page, board.manager);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.removeItem('current_project');
    });
    await activate(page, board.company);
    await page.goto('/projects?ver=usuarios');
    await expect(page.getByText('Selecciona un proyecto para gestionar usuarios.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('somebody of another company is invited, accepts, and leaves again (INVITE-2, INVITE-4, MEMBER-9)', async ({
  browser,
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const guest = await newManager(product.origin, 'Iván Invitado');
  await openMembers(page, board);

  await step('they are found by the exact username alone, and asked first', async () => {
    // Not a part of the username: less its last digit it may be somebody's whole one.
    await searchBox(page).fill('Iván Invi');
    await expect(results(page)).toContainText('se encuentra solo por su nombre de usuario o correo exactos');
    await searchBox(page).fill(guest.username);
    await results(page).getByRole('button', { name: 'Agregar: Iván Invitado' }).click();
    const invited = page.getByRole('region', { name: 'Personas invitadas (1)' });
    await expect(invited).toContainText('Invitación enviada');
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
    await expectAccessible(page);
    await shoot(page, 'project-members-invited');
  });

  const theirs = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await step('they see it on their home, and accept', async () => {
    await enterAs(theirs, guest);
    await theirs.goto('/home');
    const received = theirs.getByRole('region', { name: 'Invitaciones' });
    await expect(received).toContainText(board.project.name);
    await expectAccessible(theirs);
    await shoot(theirs, 'invitations-received');
    await received.getByRole('button', { name: /^Aceptar: / }).click();
    await expect(received).toBeHidden();
    await theirs.getByRole('region', { name: 'De otras empresas' }).getByRole('link').click();
    await expect(theirs.getByRole('button', { name: 'Salir del proyecto' })).toBeVisible();
    await shoot(theirs, 'project-of-others');
    // Other people on the members tab see it at once.
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
  });

  await step('they leave', async () => {
    await theirs.getByRole('button', { name: 'Salir del proyecto' }).click();
    const asked = theirs.getByRole('alertdialog', { name: /^¿Salir de / });
    await asked.getByRole('button', { name: 'Salir del proyecto' }).click();
    await expect(theirs).toHaveURL('/home');
    await expect(theirs.getByRole('region', { name: 'De otras empresas' })).toHaveCount(0);
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
  });
});
