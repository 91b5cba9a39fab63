import type { Browser, Page } from '@playwright/test';
import { startPushServer } from '../../apps/api/test/push-server.ts';
import { linkFor } from '../account/walk-account.ts';
import { layLine } from '../board/line.ts';
import { follow, openAsManager } from '../board/people.ts';
import { test } from '../employee/shifted-product.ts';
import {
  type Caller,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  newTask,
  signIn,
} from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Somebody's phone, which shows nothing yet. */
async function phoneOf(browser: Browser, baseURL: string, caller: Caller): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, ...PHONE })).newPage();
  await enterAs(page, caller);
  return page;
}

/** A photo of a wall, made by the page. */
function photo(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1_200, 900];
        canvas.getContext('2d')?.fillRect(100, 100, 500, 500);
        canvas.toBlob(async (blob) => {
          if (blob) resolve([...new Uint8Array(await blob.arrayBuffer())]);
        }, 'image/png');
      }),
  );
}

test('three settle a problem with a photo, one offline in between, and a fourth learns of it by mail and push, in three languages (COMMENT-14, COMMENT-16, COMMENT-25, FILE-5, NOTICE-9, NOTICE-15)', async ({
  browser,
  product: { origin },
  serverClock,
  mailCatcher,
}) => {
  const manager = await newManager(origin, 'Marta Gestora');
  const company = await newCompany(manager, 'Obras del Sur');
  const employ = async (fullname: string, language: 'es' | 'en') => {
    const { employee, ...credentials } = await newEmployee(manager, company, fullname);
    const caller = await signIn(origin, credentials);
    await caller.api.person.edit({ body: { language } });
    return { ...caller, employee };
  };
  const ana = await employ('Ana Xol', 'es');
  const ben = await employ('Ben Caal', 'en');
  const clara = await employ('Clara Ical', 'en');
  const members = [ana, ben, clara].map(({ username }) => username);
  const project = await newProject(manager, company, { name: 'Bodega norte', members });
  const task = await newTask(manager, project, { title: 'Muro del fondo' });

  // Clara is not there. Her address is verified, and a browser of hers takes push messages.
  const pushServer = await startPushServer();
  pushServer.state.serverKey = (await clara.api.push.get({})).publicKey;
  await clara.api.push.subscribe({ body: pushServer.subscribe() });
  await clara.api.emailVerification.send({});
  const verify = await linkFor(clara.employee.email, '/verify-email', mailCatcher);
  await clara.api.emailVerification.verify({ body: { token: new URL(verify).hash.slice(1) } });

  const there = `/employee/projects/${project._id}?task=${task.id}`;
  const { page: desk } = await openAsManager(
    browser,
    origin,
    { manager, company, project },
    `?task=${task.id}`,
  );
  const anas = await phoneOf(browser, origin, ana);
  const line = await layLine(origin);
  const bens = await phoneOf(browser, line.origin, ben);
  await follow(anas, there);
  await follow(bens, there);

  // Ana shows the problem.
  await anas.getByRole('button', { name: 'Adjuntar archivos' }).waitFor();
  await anas
    .getByRole('button', { name: 'Adjuntar archivos' })
    .locator('xpath=following-sibling::input[1]')
    .setInputFiles({ name: 'muro.png', mimeType: 'image/png', buffer: Buffer.from(await photo(anas)) });
  await anas.getByRole('button', { name: 'Quitar muro.png del comentario' }).waitFor();
  const said = anas.getByRole('textbox', { name: 'Nuevo comentario' });
  await said.pressSequentially(`El muro está **mojado** @${clara.username}`);
  await anas.getByRole('listbox', { name: 'Personas para mencionar' }).waitFor();
  await said.press('Enter');
  await anas.getByRole('button', { name: 'Comentar', exact: true }).click();

  // Ben reads it, presses a reaction, and loses his connection before he answers.
  const wet = bens.getByRole('list', { name: 'Comments on the task' }).getByRole('listitem').first();
  await expect(wet.getByText('mojado')).toBeVisible();
  await wet.getByRole('button', { name: /^React to the comment/ }).click();
  await bens.getByRole('button', { name: 'I am looking at it' }).click();
  await expect(desk.getByRole('button', { name: 'Lo estoy viendo, 1: Ben Caal' })).toBeVisible();
  line.cut();
  const answer = bens.getByRole('textbox', { name: 'New comment' });
  await answer.fill('It was the pipe. I close the valve.');
  await bens.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(bens.getByText('Not sent: it is sent by itself with the connection.')).toBeVisible();

  // Marta sees the photo at her desk, and asks meanwhile.
  await desk.getByRole('button', { name: 'Abrir muro.png' }).last().click();
  const shown = desk.getByRole('img', { name: 'muro.png' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await desk.keyboard.press('Escape');
  const question = desk.getByRole('textbox', { name: 'Nuevo comentario' });
  await question.fill('¿Quién cierra la llave?');
  await question.press('Control+Enter');
  await expect(anas.getByText('¿Quién cierra la llave?', { exact: true })).toBeVisible();
  await expect(bens.getByText('¿Quién cierra la llave?', { exact: true })).toHaveCount(0);

  // With the connection Ben's answer arrives once, and he has what he missed.
  line.mend();
  for (const page of [desk, anas, bens]) {
    await expect(page.getByText('It was the pipe. I close the valve.', { exact: true })).toHaveCount(1);
  }
  await expect(bens.getByText('¿Quién cierra la llave?', { exact: true })).toBeVisible();
  await expect(bens.getByText('Not sent: it is sent by itself with the connection.')).toHaveCount(0);
  const { comments } = await manager.api.taskComment.list({ params: { id: task.id }, query: {} });
  expect(comments).toHaveLength(3);
  for (const page of [desk, anas, bens]) await expectAccessible(page);
  await shoot(desk, 'settled-desk');
  await shoot(bens, 'settled-phone');

  // Clara learns of it within seconds by push, after five minutes by mail, and its link leads her there.
  await expect
    .poll(() => pushServer.taken.map(({ message }) => message.title))
    .toEqual(['Mention in a comment']);
  expect(pushServer.taken[0]?.message).toMatchObject({
    lang: 'en',
    body: expect.stringContaining('Bodega norte'),
  });
  await serverClock.advance(6);
  const link = await linkFor(clara.employee.email, task.id, mailCatcher);
  const mail = mailCatcher?.mails().findLast(({ to }) => to === clara.employee.email)?.text;
  expect(mail).toContain('Mention in a comment');
  expect(mail).not.toContain('mojado');
  const claras = await phoneOf(browser, origin, clara);
  await claras.goto(link);
  await expect(claras.getByRole('dialog', { name: 'Muro del fondo' }).getByText('mojado')).toBeVisible();
  await expect(claras.getByTitle('Clara Ical')).toHaveText(`@${clara.username}`);
  pushServer.stop();
  for (const page of [bens, claras]) await page.context().close();
  await line.close();
});
