import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { card, newBoard, openBoard, storedLayout } from './board.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

for (const late of ['popover-panel', 'choices']) {
  test(`text typed before ${late} has loaded is searched in the list that it opens, and is no key of the board (SCREEN-22)`, async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['Uno'] });
    const { letCome, asked } = await hold(page, late);
    await openBoard(page, board);
    await asked;
    const button = card(page, 'Uno').getByRole('button', { name: 'Tags: Uno: Sin etiquetas' });
    await button.focus();
    await page.keyboard.press('Enter');
    // Its first letter archives a card, where nothing is open.
    await page.keyboard.type('casa ds');
    await page.keyboard.press('Backspace');
    const list = page.getByRole('dialog', { name: 'Tags: Uno' });
    if (late === 'choices') await expect(list).toHaveCSS('opacity', '0');
    letCome();
    const field = page.getByRole('combobox', { name: 'Buscar' });
    await expect(field).toBeFocused();
    await expect(list).toHaveCSS('opacity', '1');
    await expect(field).toHaveValue('casa d');
    await page.keyboard.type('e Ana');
    await expect(field).toHaveValue('casa de Ana');
    expect(await storedLayout(board)).toEqual({ Backlog: ['Uno'] });
  });
}

for (const late of ['task-form-dialog', 'dialog-window']) {
  test(`text typed after n before ${late} has loaded is the title of the new task (SCREEN-22, KEYS-1)`, async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['Uno'] });
    const { letCome, asked } = await hold(page, late);
    await openBoard(page, board);
    await asked;
    await card(page, 'Uno').getByRole('button', { name: 'Uno', exact: true }).focus();
    await page.keyboard.press('n');
    await page.keyboard.type('comprar d');
    letCome();
    const field = page.getByLabel('Título', { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('comprar d');
    expect(await storedLayout(board)).toEqual({ Backlog: ['Uno'] });
  });
}

/** Holds back a piece of code; `asked` once the page wants it. */
async function hold(page: Page, name: string): Promise<{ letCome: () => void; asked: Promise<unknown> }> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const address = `**/assets/${name}-*.js`;
  await page.route(address, async (route) => {
    await come;
    await route.continue();
  });
  return { letCome, asked: page.waitForRequest(address) };
}
