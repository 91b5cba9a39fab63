import { newBoard, openBoard } from './board/board.ts';
import { newCompany, newEmployee, newManager, newProject, newTask, signIn } from './fixtures/api.ts';
import { askedForLater, untilLater } from './fixtures/later.ts';
import { expect, test } from './fixtures/product.ts';

test('the browser draws text, with any fonts of the system', async ({ page }) => {
  await page.setContent('<p style="font: 32px sans-serif">&nbsp;</p>');
  const blank = await page.screenshot();

  await page.setContent('<p style="font: 32px sans-serif">Planilla: 1,234.50 ñ</p>');

  expect(await page.screenshot()).not.toEqual(blank);
});

test('the product runs, and its API accepts the arrangements of a journey', async ({ product }) => {
  const { session } = await signIn(product.origin, product.admin);
  expect(session.rol_id).toBe(1);

  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const { employee, ...credentials } = await newEmployee(manager, company);
  const project = await newProject(manager, company, { members: [credentials.username] });
  const task = await newTask(manager, project, { assignedTo: [employee._id] });

  const caller = await signIn(product.origin, credentials);
  const tasks = await caller.api.task.ofPerson({ params: { userId: caller.session.userId } });
  expect(tasks.map(({ _id }) => _id)).toEqual([task._id]);
});

for (const metered of [true, false]) {
  test.describe(metered ? 'on a connection with a price' : 'on Wi-Fi or a cable', () => {
    test.use({ metered });

    test(`windows load ${metered ? 'on first use' : 'in advance'} (PHONE-4)`, async ({ page, product }) => {
      await openBoard(page, await newBoard(product.origin));
      await untilLater(page);
      const windows = (await askedForLater(page)).filter((address) => address.includes('task-form-dialog'));
      expect(windows).toHaveLength(metered ? 0 : 1);
    });
  });
}
