import { newCompany, newEmployee, newManager, newProject, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { Front } from './front.ts';
import { buildOf, untilKept, updateWorker } from './kept-build.ts';

test('a deploy takes over at a kiosk, which marks without a network, and one that came half changes nothing (KIOSK-10) (PHONE-3)', async ({
  page,
  context,
  product,
}) => {
  const front = await Front.before(product.origin);
  try {
    const manager = await newManager(product.origin);
    const company = await newCompany(manager);
    await manager.api.company.update({ params: { id: company._id }, body: { marking: 'button' } });
    const ana = await signIn(product.origin, await newEmployee(manager, company, 'Ana Luna'));
    const project = await newProject(manager, company, { members: [ana.username] });
    const id = ana.session.userId;
    await ana.api.kiosk.setPin({ params: { id }, body: { pin: '2580' } });
    const { token } = await manager.api.kiosk.makeLink({ params: { id: project._id } });

    await page.goto(`${front.origin}/tableta#${token}`);
    await page.getByRole('button', { name: 'Usar como tableta de obra' }).click();
    const face = page.getByRole('button', { name: 'Ana Luna' });
    const press = async (name: string) => {
      await face.click();
      await page.keyboard.type('2580');
      await page.getByRole('button', { name, exact: true }).click();
    };
    await press('Entrada');
    await expect(page.getByText(/^Entrada .* · guardada$/)).toBeVisible();
    await untilKept(page);
    const files = () => page.evaluate(async () => (await (await caches.open('faena-kiosk')).keys()).length);
    await expect.poll(files).toBeGreaterThan(1);

    front.deployed = true;
    front.half = true;
    expect(await updateWorker(page)).toBe('redundant');
    await context.setOffline(true);
    await page.reload();
    await expect(face).toBeVisible();
    expect(await buildOf(page)).toBe('');
    // A press that the former build keeps is sent by the next one.
    await press('Salida');
    await expect(page.getByText(/^Salida .* · en la tableta, se envía sola$/)).toBeVisible();

    front.cut = true;
    front.half = false;
    await context.setOffline(false);
    await expect.poll(() => updateWorker(page)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await expect(face).toBeVisible();
    expect(await buildOf(page)).toBe('next');
    await expect(page.getByText('1 marca en la tableta, sin enviar')).toBeVisible();

    front.cut = false;
    await context.setOffline(false);
    await expect(page.getByText('1 marca en la tableta, sin enviar')).toBeHidden({ timeout: 40_000 });
    await expect
      .poll(() => ana.api.record.get({ params: { id } }))
      .toMatchObject([{ evidence: { marks: [{ kind: 'in' }, { kind: 'out' }] } }]);
  } finally {
    front.stop();
  }
});
