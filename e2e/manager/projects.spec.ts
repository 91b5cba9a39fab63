import { newProject } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { enterCompany } from './arrange.ts';

test('projects are created, found, pinned, renamed and deleted in the accessible sidebar; a reload keeps the current one and no pin (PROJECT-8)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const sidebar = page.getByRole('complementary', { name: 'Proyectos' });
  const title = page.getByRole('heading', { level: 1 });
  const listed = () => manager.api.project.list({ query: { company_id: company._id } });

  await test.step('the first one', async () => {
    await page.goto('/projects');
    await expect(page.getByText('No hay proyectos. ¡Crea uno nuevo!')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-projects-empty');
    await sidebar.getByRole('button', { name: 'Nuevo Proyecto' }).click();
    await expect(title).toHaveText('Nuevo Proyecto 1');
    expect(await listed()).toMatchObject([{ username: manager.username, type: 'General', status: 'Activo' }]);
  });

  await newProject(manager, company, { name: 'Bodega' });
  await test.step('renamed with the keyboard', async () => {
    await page.reload();
    await expect(title).toHaveText('Nuevo Proyecto 1');
    await sidebar.getByRole('button', { name: 'Desplegar los proyectos' }).press('Enter');
    await page.getByRole('button', { name: 'Renombrar: Bodega' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Renombrar: Bodega' })).toBeFocused();
    await expectAccessible(page);
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/project/update'));
    await page.keyboard.type('Techo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Techo' })).toBeFocused();
    expect((await saved).ok()).toBe(true);
    expect((await listed()).map(({ name }) => name)).toContain('Techo');
  });

  await test.step('pinned, for this visit only', async () => {
    const pinned = page.getByRole('region', { name: 'Fijados' });
    await page.getByRole('button', { name: 'Fijar proyecto: Techo' }).press('Enter');
    await expect(pinned.getByRole('listitem')).toHaveText(['Techo']);
    await expect(page.getByRole('button', { name: 'Desfijar: Techo' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'manager-projects');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Techo' })).toBeVisible();
    await expect(pinned).toHaveCount(0);
  });

  await test.step('searched for in vain', async () => {
    await page.getByRole('searchbox').fill('puente (*');
    await expect(page.getByText('No hay proyectos que coincidan con "puente (*".')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  });

  await test.step('deleted by somebody else, which a change is told', async () => {
    const [techo] = (await listed()).filter(({ name }) => name === 'Techo');
    await expect(page.getByRole('link', { name: 'Techo' })).toBeVisible();
    await manager.api.project.remove({ query: { project_id: techo?._id ?? '' } });
    await page.getByRole('button', { name: 'Renombrar: Techo' }).press('Enter');
    await page.keyboard.type('Otro nombre');
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('alert')).toContainText('Error: ');
    await expectAccessible(page);
  });

  await test.step('and deleted here', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Eliminar: Nuevo Proyecto 1' }).press('Enter');
    const question = page.getByRole('alertdialog', {
      name: '¿Eliminar el proyecto "Nuevo Proyecto 1" con todas sus tareas?',
    });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
    await expect.poll(listed).toEqual([]);
  });
});
