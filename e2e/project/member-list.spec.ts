import type { Route } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { activate, enterAs, newEmployee, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { memberList, openMembers, results, searchBox } from './members.ts';

test.describe('project users tab: members (MEMBER-4)', () => {
  test('the tab names the project and lists its members with their number, e-mail and role (MEMBER-4)', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { username, employee } = await newEmployee(board.manager, board.company, 'Rosa Ajanel');
    const { api } = board.manager;
    await api.project.addMember({ body: { projectId: board.project._id, username } });
    await openMembers(page, board);

    await expect(
      page.getByRole('heading', { name: `Gestión de Usuarios del Proyecto: ${board.project.name}` }),
    ).toBeVisible();
    await expect(memberList(page).getByRole('heading')).toHaveText('Usuarios en el Proyecto (2)');
    const rosa = memberList(page).getByRole('listitem').filter({ hasText: 'Rosa Ajanel' });
    await expect(rosa.getByText(employee.email, { exact: true })).toBeVisible();
    await expect(rosa.getByText('Rol ID: 3', { exact: true })).toBeVisible();
    await expect(memberList(page).getByRole('listitem').filter({ hasText: 'Marta Gestora' })).toContainText(
      'Rol ID: 2',
    );
    await expectAccessible(page);
    await shoot(page, 'project-members');
    // It survives a reload.
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Usuarios' })).toHaveAttribute('aria-selected', 'true');
    await expect(rosa).toBeVisible();
  });

  test('everyone but the creator and oneself can be removed (MEMBER-5)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const guest = await newBoard(product.origin);
    const { username } = await newEmployee(board.manager, board.company, 'Rosa Ajanel');
    for (const name of [username, guest.manager.username]) {
      await board.manager.api.project.addMember({ body: { projectId: board.project._id, username: name } });
    }
    const of = (text: string) => memberList(page).getByRole('listitem').filter({ hasText: text });

    await openMembers(page, board);
    await expect(memberList(page).getByRole('listitem')).toHaveCount(3);
    await expect(of(board.manager.username).getByText('Creador del proyecto')).toBeVisible();
    await expect(of(board.manager.username).getByRole('button')).toHaveCount(0);
    await expect(of('Rosa Ajanel').getByRole('button', { name: 'Remover: Rosa Ajanel' })).toBeVisible();
    await expect(of(guest.manager.username).getByRole('button')).toHaveCount(1);

    // As somebody else than the creator sees it.
    await enterAs(page, guest.manager);
    await activate(page, guest.company);
    await page.goto(`/projects/${board.project._id}?ver=usuarios`);
    await expect(memberList(page).getByRole('listitem')).toHaveCount(3);
    await expect(of(board.manager.username).getByText('Creador del proyecto')).toBeVisible();
    await expect(of(board.manager.username).getByRole('button')).toHaveCount(0);
    await expect(of(guest.manager.username).getByRole('button')).toHaveCount(0);
    await expect(of('Rosa Ajanel').getByRole('button')).toHaveCount(1);
  });

  test('a removed member leaves the list, is found again, and their tasks are unassigned', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { manager, project } = board;
    const { username, employee } = await newEmployee(manager, board.company, 'Rosa Ajanel');
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
    await newTask(manager, project, { title: 'Pintar', assignedTo: [employee._id] });
    await openMembers(page, board);
    await searchBox(page).fill(username);
    await expect(results(page)).toHaveText('No se encontraron usuarios con ese criterio.');

    await memberList(page).getByRole('button', { name: 'Remover: Rosa Ajanel' }).click();
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
    await expect(memberList(page).getByRole('listitem')).toHaveText([/Marta Gestora/]);
    await expect(results(page).getByRole('button', { name: 'Agregar: Rosa Ajanel' })).toBeVisible();
    expect(await manager.api.task.board({ params: { projectId: project._id } })).toMatchObject([
      { assignedTo: [] },
    ]);
    await page.getByRole('tab', { name: 'Tareas' }).click();
    await expect(page.getByRole('article', { name: 'Pintar' }).getByText(/persona asignada/)).toHaveCount(0);
  });

  test('a member who cannot be removed is told in a red banner (ERROR-13)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { username } = await newEmployee(board.manager, board.company, 'Rosa Ajanel');
    await board.manager.api.project.addMember({ body: { projectId: board.project._id, username } });
    await openMembers(page, board);
    await page.route('**/api/project/remove-user', (route) => route.abort());
    await memberList(page).getByRole('button', { name: 'Remover: Rosa Ajanel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Error al remover usuario del proyecto.');
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
    await expectAccessible(page);
  });

  test('members that cannot be loaded are told in a red banner (ERROR-13)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    await page.route('**/api/project/users/*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } }),
    );
    await page.getByRole('tab', { name: 'Usuarios' }).click();
    await expect(page.getByRole('alert')).toHaveText('Error al cargar usuarios del proyecto.');
    await expectAccessible(page);
    await page.unroute('**/api/project/users/*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a project without members says so (MEMBER-4)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    // A real project always has its creator.
    await page.route('**/api/project/users/*', (route) => route.fulfill({ json: [] }));
    await page.getByRole('tab', { name: 'Usuarios' }).click();
    await expect(page.getByText('No hay usuarios asignados a este proyecto.')).toBeVisible();
    await expect(page.getByText('Usuarios en el Proyecto (0)')).toBeVisible();
    await expectAccessible(page);
  });

  test('while the members load, a screen reader is told', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const held: Route[] = [];
    await page.route('**/api/project/users/*', (route) => void held.push(route));
    await page.getByRole('tab', { name: 'Usuarios' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Cargando usuarios...' })).toBeAttached();
    await held[0]?.continue();
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
  });

  test('without a project the tab asks for one (MEMBER-4)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await enterAs(page, board.manager);
    await activate(page, board.company);
    await page.goto('/projects?ver=usuarios');
    await expect(page.getByText('Selecciona un proyecto para gestionar usuarios.')).toBeVisible();
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await expectAccessible(page);
  });
});

test('members are added and removed with the keyboard alone, and focus is never lost', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { username } = await newEmployee(board.manager, board.company, 'Rosa Ajanel');
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
  // Past the cross of the search.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Agregar: Rosa Ajanel' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
  await expect(page.getByText('Rosa Ajanel ya está en el proyecto.')).toBeAttached();
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remover: Rosa Ajanel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
  await expect(page.getByText('Rosa Ajanel ya no está en el proyecto.')).toBeAttached();
  await expect(memberList(page)).toBeFocused();
});
