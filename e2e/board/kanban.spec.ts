import { newEmployee } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, newBoard, openBoard } from './board.ts';

test('the five columns have their names, colours and counts (BOARD-1)', async ({ page, product }) => {
  await openBoard(page, await newBoard(product.origin, { Backlog: ['a', 'b'], Testing: ['c'] }));

  const names = [
    'Backlog, 2 tareas',
    'To do, 0 tareas',
    'Doing, 0 tareas',
    'Testing, 1 tarea',
    'Done, 0 tareas',
  ];
  for (const name of names) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Backlog',
    'To do',
    'Doing',
    'Testing',
    'Done',
  ]);
  const colours = await page.evaluate(() =>
    ['backlog', 'todo', 'doing', 'testing', 'done'].map((status) => {
      const dot = document.querySelector(`section[aria-label] .bg-${status}`);
      return dot ? getComputedStyle(dot).backgroundColor : null;
    }),
  );
  expect(colours).toEqual([
    'rgb(200, 55, 45)',
    'rgb(183, 134, 11)',
    'rgb(37, 99, 235)',
    'rgb(124, 58, 237)',
    'rgb(33, 122, 60)',
  ]);
});

test('a card shows all that a task has, its assignees as a number, its description and many tags in two lines each (BOARD-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company);
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  await manager.api.task.create({
    body: {
      project: project._id,
      title: 'Comprar el horno',
      description: 'Tres cotizaciones. '.repeat(20),
      priority: 'Critical',
      dueDate: '2020-02-03T06:00:00.000Z',
      estimatedHours: 12,
      tags: ['compras', 'cocina'],
      assignedTo: [employee.employee._id, manager.session.userId],
    },
  });
  const tags = Array.from({ length: 20 }, (_, index) => `etiqueta ${index + 1}`);
  await manager.api.task.create({ body: { title: 'a', tags, project: project._id } });
  await openBoard(page, board);

  const shown = card(page, 'Comprar el horno');
  await expect(shown.getByRole('heading', { name: 'Comprar el horno' })).toBeVisible();
  const priority = shown.getByRole('img', { name: 'Prioridad Crítica' });
  await expect(priority).toBeVisible();
  await expect(priority).toHaveCSS('color', 'rgb(180, 35, 24)');
  await expect(shown.getByRole('listitem')).toHaveText(['compras', 'cocina']);
  await expect(shown.getByText('3/2/20')).toBeVisible();
  await expect(shown.getByText('Vencida')).toBeVisible();
  await expect(shown.getByText('12 h')).toBeVisible();
  await expect(shown.getByText('2 personas asignadas')).toBeAttached();
  const description = shown.getByText(/^Tres cotizaciones/);
  const lines = () =>
    description.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  await expect.poll(lines).toBe(2);

  const tag = card(page, 'a').getByText('etiqueta 1', { exact: true }).locator('..');
  const tagLines = async () => {
    const list = await card(page, 'a').getByRole('list').boundingBox();
    return Math.round((list?.height ?? 0) / ((await tag.boundingBox())?.height ?? 1));
  };
  await expect.poll(tagLines).toBe(2);
});
