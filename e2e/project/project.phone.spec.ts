import type { Page } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { activate, enterAs, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { memberList, openMembers, results, searchBox } from './members.ts';

async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('the project page at 360 px: a long name, description and type run over nowhere', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await board.manager.api.project.update({
    query: { project_id: board.project._id },
    body: {
      name: 'Ampliación-de-la-bodega-central-del-norte-segunda-etapa con oficinas y parqueo',
      description: 'https://example.com/'.padEnd(120, 'plano'),
      type: 'Construcción y remodelación de edificios industriales',
      status: 'En espera de la licencia de construcción',
    },
  });
  await openBoard(page, board);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Menú del proyecto' }).tap();
  await expect(page.getByText('En espera de la licencia de construcción')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('the members tab at 360 px: people with long names and addresses are searched, added and removed by touch', async ({
  page,
  product,
}) => {
  const word = unique('Chimaltenango');
  const board = await newBoard(product.origin);
  const { employee } = await board.manager.api.employee.create({
    body: {
      fullname: `María Fernanda de los Ángeles Cúmez Quiej de ${word}`,
      email: `${word.toLowerCase()}.con.una.direccion.muy.larga.que.no.cabe@correo.example.com`,
      username: unique('cumez'),
      phone: '5555-0100',
      companyId: board.company._id,
      password: 'secreto-1',
    },
  });
  await openMembers(page, board);
  await searchBox(page).fill(word);
  const add = results(page).getByRole('button', { name: /^Agregar: / });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expectToFit(page);
  await expectAccessible(page);

  await add.tap();
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (2)');
  await expect(memberList(page).getByText(employee.email)).toBeVisible();
  await expectToFit(page);
  // A finger needs no less than 44 px (PHONE-8).
  const remove = memberList(page).getByRole('button', { name: /^Remover: / });
  await expect.poll(async () => (await remove.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await remove.tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).tap();
  await expect(memberList(page)).toContainText('Usuarios en el Proyecto (1)');
});

test('at 360 px no project is chosen yet: the list of projects is at hand', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  await enterAs(page, board.manager);
  await activate(page, board.company);
  await page.goto('/projects');
  await expect(page.getByText('No hay proyecto seleccionado')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Elegir proyecto' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: board.project.name }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.project.name);
});
