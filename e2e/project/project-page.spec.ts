import { newBoard, openBoard } from '../board/board.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test("the header of a project is accessible, with a green badge when 'Activo'; so are its error page and the page without a project (ACCESS-6)", async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { manager, project } = board;
  await openBoard(page, board);
  const colourOf = (status: string) =>
    page
      .getByRole('main')
      .getByText(status, { exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  await page.getByRole('button', { name: 'Menú del proyecto' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú del proyecto' });
  await expect(menu.getByRole('term')).toHaveText(['Inicio', 'Fin', 'Tipo']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  // The token `ok` (DESIGN-1).
  await expect.poll(() => colourOf('Activo')).toBe('rgb(33, 122, 60)');

  const body = { description: 'Abrir la segunda tienda antes de las posadas', status: 'Cerrado' };
  await manager.api.project.update({ query: { project_id: project._id }, body });
  await page.reload();
  await expect(page.getByRole('main').getByText('Cerrado', { exact: true })).toBeVisible();
  await expect.poll(() => colourOf('Cerrado')).not.toBe('rgb(33, 122, 60)');
  await expectAccessible(page);
  await shoot(page, 'project-page');

  const read = `**/api/project/${project._id}`;
  await page.route('**/api/project/get?*', (route) => route.fulfill({ json: [] }));
  await page.route(read, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Ocurrió un error al cargar el proyecto.')).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/project/get?*');
  await page.unroute(read);
  await manager.api.project.remove({ query: { project_id: project._id } });
  await page.goto('/projects');
  await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'project-page-none');
});
