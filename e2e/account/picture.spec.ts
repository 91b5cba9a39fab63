import type { Page } from '@playwright/test';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

/** Chooses a real picture, twice as wide as high. */
async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 400 } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
}

test.describe('/account, the profile picture (ACCOUNT-9, ERROR-2)', () => {
  test('upload with preview and crop to a square, with the keyboard alone', async ({ page, product }) => {
    const caller = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    await choosePicture(page);

    const dialog = page.getByRole('dialog', { name: 'Profile picture' });
    await expect(dialog.getByRole('img', { name: 'Preview of the profile picture' })).toBeVisible();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await dialog.getByRole('slider', { name: 'Left and right' }).press('Home');
    await expect(dialog.getByRole('slider', { name: 'Left and right' })).toHaveValue('-1');
    await expectAccessible(page);
    await shoot(page, 'account-picture');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/profile-picture')) sent.push(request.method());
    });
    await dialog.getByRole('button', { name: 'Upload' }).focus();
    // Twice before the first is drawn: it is sent once (NET-10).
    await dialog.getByRole('button', { name: 'Upload' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });

    await expect(dialog).toBeHidden();
    expect(sent).toEqual(['POST']);
    const { profilePicture } = await caller.api.person.account();
    expect(profilePicture).not.toBeNull();
    const picture = page.getByRole('region', { name: 'Profile' }).locator('img');
    await expect(picture).toHaveAttribute('src', profilePicture ?? '');
    // Both are 0 until the picture has come.
    const shape = () =>
      picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
        naturalHeight === 0 ? 'not there' : naturalWidth / naturalHeight,
      );
    await expect.poll(shape).toBe(1);
    // The header shows it too.
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', profilePicture ?? '');
  });

  test('dragging moves the cut-out', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    await choosePicture(page);
    const stage = page.getByRole('img', { name: 'Preview of the profile picture' });
    const across = page.getByRole('slider', { name: 'Left and right' });
    await expect(across).toHaveValue('0');

    await stage.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 4 });
    await page.mouse.up();
    await expect(across).toHaveValue('1');

    // No key loses the cut-out (FORM-1).
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(across).toHaveValue('1');
  });

  test("a file that is no picture, or cannot be uploaded, shows an alert: 'Error uploading profile picture.' or the unexpected variant", async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/*');
    await page.locator('input[type=file]').setInputFiles({
      name: 'no-es-imagen.png',
      mimeType: 'image/png',
      buffer: Buffer.from('hola'),
    });
    await expect(page.getByRole('alert')).toHaveText('Error uploading profile picture.');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    await page.route(/\/api\/user\/profile-picture\?username=/, (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await choosePicture(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Error uploading profile picture.');

    await page.unroute(/\/api\/user\/profile-picture\?username=/);
    await page.route(/\/api\/user\/profile-picture\?username=/, (route) => route.abort());
    await choosePicture(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'An unexpected error occurred while uploading profile picture.',
    );
  });
});
