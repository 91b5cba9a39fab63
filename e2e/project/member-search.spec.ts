import { newBoard } from '../board/board.ts';
import { newAccount } from '../fixtures/accounts.ts';
import { newEmployee, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { memberList, openMembers, results, searchBox, watchSearches } from './members.ts';

test.describe('project users tab: search (MEMBER-6, MEMBER-7)', () => {
  test('people are searched in three ways, each with its placeholder (MEMBER-6)', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const word = unique('Xela');
    const { username, employee } = await newEmployee(board.manager, board.company, `Rosa ${word}`);
    await openMembers(page, board);
    const searches = watchSearches(page);
    const box = searchBox(page);
    await expect(page.getByRole('radiogroup', { name: 'Buscar por' }).getByRole('radio')).toHaveText([
      'General',
      'Username',
      'Email',
    ]);
    await expect(page.getByRole('radio', { name: 'General' })).toBeChecked();

    const types = [
      ['General', 'Nombre, username o email', word.toLowerCase()],
      ['Username', 'Username completo', username.toUpperCase()],
      ['Email', 'Email completo', employee.email],
    ] as const;
    for (const [name, placeholder, term] of types) {
      await box.fill('');
      await page.getByRole('radio', { name }).click();
      await expect(box).toHaveAttribute('placeholder', placeholder);
      await expect(results(page)).toHaveCount(0);
      await box.fill(term);
      await expect(results(page).getByRole('listitem')).toHaveText([new RegExp(`Rosa ${word}`)]);
    }
    expect(searches).toEqual([
      `search?q=${word.toLowerCase()}`,
      `search_users?username=${username.toUpperCase()}`,
      `search_users?email=${encodeURIComponent(employee.email)}`,
    ]);
  });

  test('another type searches the same term anew', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { username } = await newEmployee(board.manager, board.company, 'Rosa Ajanel');
    await openMembers(page, board);
    await searchBox(page).fill(username.slice(1));
    await expect(results(page).getByText(`@${username}`)).toBeVisible();
    // A part of it is no whole username.
    await page.getByRole('radio', { name: 'Username' }).click();
    await expect(results(page)).toHaveText('No se encontraron usuarios con ese criterio.');
  });

  test('debounced 300 ms: one request for what was typed', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { username } = await newEmployee(board.manager, board.company);
    await page.clock.install();
    await openMembers(page, board);
    const searches = watchSearches(page);

    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page).pressSequentially(username);
    await page.clock.runFor(299);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => searches).toEqual([`search?q=${username}`]);
    await page.clock.resume();
    await expect(results(page).getByText(`@${username}`)).toBeVisible();
    expect(searches).toHaveLength(1);
  });

  test('an empty term clears results', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const first = await newEmployee(board.manager, board.company);
    await page.clock.install();
    await openMembers(page, board);
    const searches = watchSearches(page);
    await searchBox(page).fill(first.username);
    await expect(results(page).getByText(`@${first.username}`)).toBeVisible();

    // At once, without the pause of a search.
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page).fill('   ');
    await expect(results(page)).toHaveCount(0);
    // And what was found before does not come back with the first letter of another word.
    await searchBox(page).fill('zz');
    await page.clock.runFor(299);
    await expect(results(page)).toHaveCount(0);
    await page.clock.resume();
    await expect(results(page)).toBeVisible();
    expect(searches).toEqual([`search?q=${first.username}`, 'search?q=zz']);
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(results(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
  });

  test('a result shows full name, @username and e-mail, and can be added (MEMBER-7)', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const word = unique('Tecún');
    const { username, employee } = await newEmployee(board.manager, board.company, `Rosa ${word}`);
    await openMembers(page, board);
    await searchBox(page).fill(word);

    const found = results(page).getByRole('listitem');
    await expect(found).toHaveCount(1);
    await expect(found.getByText(`Rosa ${word}`, { exact: true })).toBeVisible();
    await expect(found.getByText(`@${username}`, { exact: true })).toBeVisible();
    await expect(found.getByText(employee.email, { exact: true })).toBeVisible();
    await expect(found.getByRole('button')).toHaveText('Agregar');
    await expectAccessible(page);
    await shoot(page, 'project-members-results');

    await found.getByRole('button', { name: `Agregar: Rosa ${word}` }).click();
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
    await expect(memberList(page).getByText(`Rosa ${word}`)).toBeVisible();
    // Who is in the project is no longer found.
    await expect(results(page)).toHaveText('No se encontraron usuarios con ese criterio.');
    const members = await board.manager.api.project.members({ params: { projectId: board.project._id } });
    expect(members.map((member) => member.username)).toContain(username);
  });

  test('members and oneself are not among the results (MEMBER-7)', async ({ page, product }) => {
    const word = unique('Quetzal');
    const board = await newBoard(product.origin);
    await board.manager.api.person.edit({ body: { fullname: `Marta ${word}` } });
    const inside = await newEmployee(board.manager, board.company, `Dentro ${word}`);
    await newEmployee(board.manager, board.company, `Fuera ${word}`);
    const { api } = board.manager;
    await api.project.addMember({ body: { projectId: board.project._id, username: inside.username } });
    await openMembers(page, board);
    await searchBox(page).fill(word);
    await expect(results(page).getByRole('listitem')).toHaveText([new RegExp(`Fuera ${word}`)]);
  });

  test('a search without a match says so (MEMBER-7)', async ({ page, product }) => {
    await openMembers(page, await newBoard(product.origin));
    await searchBox(page).fill('nadie se llama así');
    await expect(results(page)).toHaveText('No se encontraron usuarios con ese criterio.');
    await expectAccessible(page);
    await shoot(page, 'project-members-none');
  });

  test('the results scroll at 15 rem (MEMBER-7)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const word = unique('Muchos');
    for (let i = 0; i < 8; i += 1) await newAccount(product, 4, { fullname: `${word} ${i}` });
    await openMembers(page, board);
    await searchBox(page).fill(word);
    await expect(results(page).getByRole('listitem')).toHaveCount(8);
    const height = await results(page).evaluate((list) => ({
      rem:
        list.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      scrolls: list.scrollHeight > list.clientHeight,
    }));
    expect(height).toEqual({ rem: 15, scrolls: true });
    await results(page).getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(results(page).getByRole('button').last()).toBeInViewport();
    await expectAccessible(page);
    await shoot(page, 'project-members-many');
  });

  test("member search failure: 'Error al buscar usuarios.' (red banner)", async ({ page, product }) => {
    await openMembers(page, await newBoard(product.origin));
    await page.route('**/api/user/search*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } }),
    );
    await searchBox(page).fill('ana');
    const banner = page.getByRole('alert');
    await expect(banner).toHaveText('Error al buscar usuarios.');
    await expectAccessible(page);
    await shoot(page, 'project-members-failed');
    await searchBox(page).fill('');
    await expect(banner).toHaveCount(0);
  });

  test('a person who cannot be added is told in a red banner (ERROR-13)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { username } = await newEmployee(board.manager, board.company);
    await openMembers(page, board);
    await searchBox(page).fill(username);
    await page.route('**/api/project/add-user', (route) => route.abort());
    await results(page).getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText('Error al agregar usuario al proyecto.');
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');

    await page.unroute('**/api/project/add-user');
    await results(page).getByRole('button').click();
    await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
