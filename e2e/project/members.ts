import type { Locator, Page } from '@playwright/test';
import { type Board, openBoard } from '../board/board.ts';
import { expect } from '../fixtures/product.ts';

/** Opens the Usuarios tab of a project as its manager. */
export async function openMembers(page: Page, board: Board): Promise<void> {
  await openBoard(page, board);
  await page.getByRole('tab', { name: 'Usuarios' }).click();
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

/** The searches that the page asks for from now on, as `search?q=ana` or `search_users?username=ana`. */
export function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/user/search')) searches.push(pathname.replace('/api/user/', '') + search);
  });
  return searches;
}
