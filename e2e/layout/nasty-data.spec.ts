import { findBrowser } from '../browser.ts';
import { activate, enterAs } from '../fixtures/api.ts';
import { test as base, expect } from '../fixtures/product.ts';
import { type NastyData, storeNastyData } from './nasty-data.ts';
import {
  ADMIN_SCREENS,
  boardScreens,
  boardWindows,
  clientScreens,
  codeScreen,
  employeeScreens,
  emptyScreens,
  newcomerScreens,
  PUBLIC_SCREENS,
  paidScreens,
  payrollScreens,
} from './screens.ts';
import { walk } from './walk.ts';

const test = base.extend<object, { data: NastyData }>({
  data: [
    async ({ product }, use) => use(await storeNastyData(product)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  // An opened window is there at once.
  metered: false,
  // Scroll bars that take room, as with a mouse.
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  actionTimeout: 10_000,
});

test.describe('with the longest and strangest data every screen holds at 360, 768 and 1440 px (DESIGN-17, DESIGN-23)', () => {
  // Each walks through many screens.
  test.describe.configure({ timeout: 300_000 });

  test('those of visitors and of admins', async ({ page, data }) => {
    const faults = await walk(page, [...PUBLIC_SCREENS, codeScreen(data)]);
    await enterAs(page, data.admin);
    expect([...faults, ...(await walk(page, ADMIN_SCREENS))]).toEqual([]);
  });

  for (const [what, screens] of [
    ['boards', boardScreens],
    ['what opens on a board', boardWindows],
    ['people and pay', payrollScreens],
  ] as const) {
    test(`those of managers: ${what}`, async ({ page, data }) => {
      await enterAs(page, data.manager);
      await activate(page, data.company);
      expect(await walk(page, screens(data))).toEqual([]);
    });
  }

  test('those of a closed period', async ({ page, data }) => {
    await enterAs(page, data.manager);
    await activate(page, data.paid);
    expect(await walk(page, paidScreens())).toEqual([]);
  });

  test('those of clients', async ({ page, data }) => {
    await enterAs(page, data.client);
    expect(await walk(page, clientScreens(data))).toEqual([]);
  });

  test('those of employees, and those that are empty', async ({ page, data }) => {
    await enterAs(page, data.worker);
    const faults = await walk(page, employeeScreens(data));
    await enterAs(page, data.manager);
    await activate(page, data.empty);
    faults.push(...(await walk(page, emptyScreens(data))));
    await enterAs(page, data.newcomer);
    expect([...faults, ...(await walk(page, newcomerScreens()))]).toEqual([]);
  });
});
