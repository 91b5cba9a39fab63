import type { Company } from '@faena/shared/schemas';
import type { Locator } from '@playwright/test';
import { type Caller, newProject } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterCompany } from './arrange.ts';

const MANY = 500;
const nameOf = (n: number) => `Obra ${String(n).padStart(3, '0')}`;

/** As many projects, 'Obra 000' and on; answers their ids. One after another, as each locks the company. */
async function newProjects(manager: Caller, company: Company): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < MANY; n += 1) {
    ids.push((await newProject(manager, company, { name: nameOf(n) }))._id);
  }
  return ids;
}

/** Expects the middle of an item to lie within what the sidebar shows of its list, below its button. */
async function expectInSight(item: Locator, above: Locator): Promise<void> {
  await expect(item).toBeInViewport();
  await expect
    .poll(async () => {
      const [box, edge] = [await item.boundingBox(), await above.boundingBox()];
      return (box?.y ?? 0) - ((edge?.y ?? 0) + (edge?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
}

test('/projects works with 500 projects: the current one is in sight in the sidebar, after any way to it', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const { manager, company } = await enterCompany(page, product);
  const ids = await newProjects(manager, company);
  const [far = '', further = ''] = [ids[401], ids[470]];
  const sidebar = page.getByRole('complementary', { name: 'Proyectos' });
  const create = sidebar.getByRole('button', { name: 'Nuevo Proyecto', exact: true });
  const item = (name: string) => sidebar.getByRole('link', { name, exact: true });
  const isCurrent = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(item(name)).toHaveAttribute('aria-current', 'page');
    await expectInSight(item(name), create);
  };

  await test.step('from a link', async () => {
    await page.goto(`/projects/${far}`);
    await sidebar.getByRole('button', { name: 'Desplegar los proyectos' }).click();
    await isCurrent(nameOf(401));
    const drawn = await sidebar.getByRole('region', { name: 'Proyectos 500' }).getByRole('listitem').count();
    expect(drawn, 'only what is about to be in sight is drawn').toBeLessThan(100);
    await expectAccessible(page);
  });

  await test.step('as the one that is persisted locally', async () => {
    await page.goto('/projects');
    await isCurrent(nameOf(401));
  });

  await test.step('by Back and Forward', async () => {
    await page.goto(`/projects/${far}`);
    await page.goto(`/projects/${ids[3]}`);
    await isCurrent(nameOf(3));
    await page.goBack();
    await isCurrent(nameOf(401));
    await page.goForward();
    await isCurrent(nameOf(3));
  });

  await test.step('found by its name, after which the whole list is back', async () => {
    await sidebar.getByRole('searchbox').fill(nameOf(470));
    await item(nameOf(470)).click();
    await expect(page).toHaveURL(`/projects/${further}?${new URLSearchParams({ projects: nameOf(470) })}`);
    await sidebar.getByRole('button', { name: 'Borrar la búsqueda' }).click();
    await expect(page).toHaveURL(`/projects/${further}`);
    await expect(sidebar.getByRole('region', { name: 'Proyectos 500' })).toBeVisible();
    await isCurrent(nameOf(470));
  });

  await test.step('pinned, and the pin taken away', async () => {
    await item(nameOf(470)).hover();
    await sidebar.getByRole('button', { name: `Fijar proyecto: ${nameOf(470)}` }).click();
    await expect(sidebar.getByRole('region', { name: 'Fijados' }).getByRole('link')).toHaveText([
      nameOf(470),
    ]);
    await isCurrent(nameOf(470));
    await sidebar.getByRole('button', { name: `Desfijar: ${nameOf(470)}` }).press('Enter');
    await expect(sidebar.getByRole('region', { name: 'Proyectos 500' })).toBeVisible();
    await isCurrent(nameOf(470));
  });

  await test.step('just created', async () => {
    await create.click();
    await isCurrent(`Nuevo Proyecto ${MANY + 1}`);
  });
});
