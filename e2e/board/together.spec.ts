import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { card, expectCards, newBoard, storedTask } from './board.ts';
import { follow, joinAsEmployee, openAsManager } from './people.ts';

const others = (page: Page) => page.getByRole('button', { name: /^También en este tablero: / });
const names = (page: Page) =>
  page.getByRole('list', { name: 'También en este tablero' }).getByRole('listitem');
const form = (page: Page) => page.getByRole('dialog', { name: 'Editar Tarea' });

async function edit(page: Page, title: string): Promise<void> {
  await card(page, title).hover();
  await card(page, title)
    .getByRole('button', { name: `Editar: ${title}` })
    .click();
  await expect(form(page).getByLabel('Título')).toBeFocused();
}

test('a board shows its people and their edited tasks, with two tabs of one person (LIVE-2, LIVE-3)', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  const { page: theirs } = await joinAsEmployee(browser, product.origin, board);
  const { page: first } = await openAsManager(browser, product.origin, board);
  const second = await first.context().newPage();
  await follow(second, `/projects/${board.project._id}`);
  await expectCards(second, 'Backlog', ['a', 'b']);

  await test.step('one person is there once, however many tabs, and nobody meets themselves', async () => {
    await expect(others(theirs)).toHaveAccessibleName(/: 1$/);
    await others(theirs).click();
    await expect(names(theirs)).toHaveText([/Marta Gestora$/]);
    await theirs.keyboard.press('Escape');
    await expect(others(second)).toHaveAccessibleName(/: 1$/);
    await others(second).click();
    await expect(names(second)).toHaveText([/Elena Empleada$/]);
    await second.keyboard.press('Escape');
  });

  await test.step('what is edited in a tab stands on the card for others, not for oneself', async () => {
    await edit(first, 'a');
    await expect(card(theirs, 'a').getByText('Marta Gestora edita')).toBeVisible();
    await expect(card(theirs, 'b').getByText(/edita/)).toHaveCount(0);
    await expect(card(second, 'a').getByText(/edita/)).toHaveCount(0);
    await expectAccessible(theirs);
    await shoot(theirs, 'board-together');
  });

  await test.step('the other tab is oneself: silent where nothing was typed, one’s own where it was', async () => {
    await form(first).getByLabel('Título').fill('a, de azul');
    await edit(second, 'a');
    await form(second).getByLabel('Título').fill('a, de verde');
    await form(second).getByLabel('Descripción').fill('Con dos manos');
    await form(second).getByRole('button', { name: 'Guardar' }).click();
    await expect(form(first).getByLabel('Descripción')).toHaveValue('Con dos manos');
    await expect(form(first).getByRole('status')).toHaveText([
      'También cambiaste en otra pestaña o dispositivo: Título. Al guardar queda lo escrito aquí.',
    ]);
    await form(first).getByRole('button', { name: 'Guardar' }).click();
    await expectCards(theirs, 'Backlog', ['a, de azul', 'b']);
    expect(await storedTask(board, 'a, de azul')).toMatchObject({ description: 'Con dos manos' });
    await expect(card(theirs, 'a, de azul').getByText(/edita/)).toHaveCount(0);
  });

  await test.step('the last tab that is closed ends it', async () => {
    await second.close();
    await edit(first, 'b');
    await expect(card(theirs, 'b').getByText('Marta Gestora edita')).toBeVisible();
    await first.close();
    await expect(others(theirs)).toHaveCount(0);
    await expect(card(theirs, 'b').getByText(/edita/)).toHaveCount(0);
  });
});
