import type { Locator, Page } from '@playwright/test';
import { type Board, openBoard } from '../board/board.ts';
import { expect } from '../fixtures/product.ts';

/** Opens the Usuarios tab of a project as its manager. */
export async function openMembers(page: Page, board: Board): Promise<void> {
  await openBoard(page, board);
  const menu = page.getByRole('dialog', { name: 'Menú del proyecto' });
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  if (phone) await page.getByRole('button', { name: 'Menú del proyecto' }).click();
  await page.getByRole('tab', { name: 'Usuarios' }).click();
  if (phone) await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(memberList(page).getByRole('listitem').first()).toBeVisible();
}

/** The field that people are searched with. */
export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar usuarios' });
}

export function results(page: Page): Locator {
  return page.getByRole('region', { name: 'Usuarios encontrados' });
}

export function memberList(page: Page): Locator {
  return page.getByRole('region', { name: /^Usuarios en el Proyecto/ });
}
