import { REDIRECT_DELAY_MS } from '@faena/shared/domain';
import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { MailCatcher } from '../fixtures/mail-catcher.ts';
import type { Texts } from './in-a-language.ts';

const STEP_S = 30;

/** The acts of one person with their account, in the words of their language. */
export class AccountWalk {
  private readonly page: Page;
  private readonly texts: Texts;
  private readonly who: { readonly username: string; readonly home: string };

  constructor(page: Page, texts: Texts, who: { username: string; home: string }) {
    this.page = page;
    this.texts = texts;
    this.who = who;
  }

  /** From an open login to the home of the role; `code` where a second step is asked for. */
  async signIn(password: string, code?: () => string): Promise<void> {
    const { login, twoSteps } = this.texts;
    await expect(this.page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
    await this.fill(login.username, this.who.username);
    await this.fill(login.password, password);
    await this.press(login.submit);
    if (code) {
      const field = this.page.getByLabel(twoSteps.logIn.code, { exact: true });
      await expect(field).toBeFocused();
      await field.fill(code());
      await this.press(login.submit);
    }
    // The pause of a sign-in is nobody's to wait for here (SESSION-6), and over before a busy machine looks.
    await expect(async () => {
      await this.page.clock.runFor(REDIRECT_DELAY_MS);
      await expect(this.page).toHaveURL(this.who.home, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  async openAccount(): Promise<void> {
    await this.choose(this.texts.menu.account);
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.mine.title })).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.choose(this.texts.menu.logOut);
    await expect(this.page).toHaveURL('/login');
  }

  /** Another e-mail address, which asks for the password in a window (SESSION-37). */
  async changeEmail(email: string, password: string): Promise<void> {
    const { mine, confirm } = this.texts;
    await this.press(mine.edit);
    await this.fill(mine.fields.email, email);
    await this.press(mine.save);
    const window = this.page.getByRole('dialog', { name: confirm.title });
    await window.getByLabel(confirm.password, { exact: true }).fill(`${password}?`);
    await window.getByRole('button', { name: confirm.submit, exact: true }).click();
    await expect(window.getByRole('alert')).toHaveText(
      this.texts.wordFault({ reason: 'current_password_wrong' }, 'en'),
    );
    await window.getByLabel(confirm.password, { exact: true }).fill(password);
    await window.getByRole('button', { name: confirm.submit, exact: true }).click();
    await expect(this.page.getByText(mine.saved)).toBeVisible();
    await expect(this.page.getByRole('region', { name: mine.profile })).toContainText(email);
  }

  /** Opens the link that a new address was sent (EMAIL-1). */
  async verify(address: string, mails: MailCatcher | undefined): Promise<void> {
    const { mine, verify } = this.texts;
    const profile = this.page.getByRole('region', { name: mine.profile });
    await expect(profile.getByText(mine.verification.unverified, { exact: true })).toBeVisible();
    await this.page.goto(await linkFor(address, '/verify-email#', mails));
    await this.press(verify.submit);
    await expect(this.page.getByRole('heading', { name: verify.doneTitle })).toBeFocused();
    await this.page.getByRole('link', { name: verify.account }).click();
    await expect(profile.getByText(mine.verification.verified, { exact: true })).toBeVisible();
  }

  async changePassword(current: string, next: string): Promise<void> {
    const { password } = this.texts.mine;
    await this.press(password.change);
    await this.fill(password.current, current);
    await this.choosePassword(next);
    await expect(this.page.getByText(password.changed)).toBeVisible();
  }

  /** Sets up two steps in a session that is confirmed; answers what the app will show next, and the recovery codes. */
  async turnOnTwoSteps(): Promise<{ nextCode: () => string; recoveryCodes: string[] }> {
    const { twoSteps } = this.texts;
    await this.press(twoSteps.turnOn);
    await this.press(twoSteps.ask.goOn);
    const secret = (await this.page.getByRole('status', { name: twoSteps.setUp.secret }).textContent()) ?? '';
    await this.fill(twoSteps.setUp.code, codeOf(secret, 0));
    await this.press(twoSteps.setUp.confirm);
    const codes = this.page.getByRole('region', { name: twoSteps.codes.title }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCodes = await codes.allTextContents();
    await this.press(twoSteps.codes.done);
    await expect(this.page.getByText(twoSteps.codesLeft(10))).toBeVisible();
    // The app's code of now has been used: each is good once (TWOSTEP-1).
    return { nextCode: () => codeOf(secret, 1), recoveryCodes };
  }

  /** Ends them in a session that is not confirmed yet (SESSION-37). */
  async turnOffTwoSteps(password: string): Promise<void> {
    const { twoSteps, confirm } = this.texts;
    await this.press(twoSteps.turnOff);
    await expect(this.page.getByText(twoSteps.ask.off)).toBeVisible();
    await this.page.getByRole('button', { name: twoSteps.turnOff, exact: true }).last().click();
    const window = this.page.getByRole('dialog', { name: confirm.title });
    await window.getByLabel(confirm.password, { exact: true }).fill(password);
    await window.getByRole('button', { name: confirm.submit, exact: true }).click();
    await expect(this.page.getByText(twoSteps.turnedOff)).toBeVisible();
  }

  /** Ends the session that somebody holds in another browser (SESSION-36). */
  async throwOut(other: Page): Promise<void> {
    const { own, login } = this.texts;
    const sessions = this.page.getByRole('region', { name: own.title }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText(own.current);
    // Away meanwhile: a page that is told at once leaves by itself, and a reload would cut that off before it has said why.
    await other.goto('about:blank');
    await this.press(own.endOthers);
    await expect(sessions).toHaveCount(1);
    await other.goto(this.who.home);
    const ended = other.getByText(login.ended.expired);
    const alert = other.getByRole('alertdialog');
    await expect(ended.or(alert).first()).toBeVisible();
    // The screens of managers have an alert of their own, which comes first (ERROR-3).
    if (await alert.isVisible()) await alert.getByRole('button').click();
    await expect(ended).toBeVisible();
  }

  /** From the login by a link in a mail to another password, and back to the login (RESET-1, RESET-2). */
  async replaceForgotten(next: string, address: string, mails: MailCatcher | undefined): Promise<void> {
    const { login, forgot, reset } = this.texts;
    await this.page.getByRole('link', { name: login.forgot }).click();
    // Both views ask for the username.
    await expect(this.page.getByRole('heading', { level: 1, name: forgot.title })).toBeVisible();
    await this.fill(forgot.username, this.who.username);
    await this.press(forgot.submit);
    await expect(this.page.getByRole('heading', { name: forgot.doneTitle })).toBeFocused();
    await expect(this.page.getByText(forgot.mailed)).toBeVisible();
    await this.page.goto(await linkFor(address, '/reset-password#', mails));
    await expect(this.page).toHaveURL('/reset-password');
    await this.choosePassword(next);
    await expect(this.page.getByRole('heading', { name: reset.doneTitle })).toBeFocused();
    await this.page.getByRole('link', { name: reset.back }).click();
    await expect(this.page.getByLabel(login.username, { exact: true })).toHaveValue(this.who.username);
  }

  private async choosePassword(next: string): Promise<void> {
    const { chosen } = this.texts;
    await this.fill(chosen.password, next);
    await this.fill(chosen.confirmation, next);
    await this.press(chosen.submit);
  }

  private async choose(item: string): Promise<void> {
    await this.page.getByRole('button', { name: `${this.texts.menu.label}:` }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  private async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  private async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}

/** The code of the app some steps from now; the next one is good too (TWOSTEP-1). */
function codeOf(secret: string, steps: number): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });
}

/** The link to a page of the product that was sent to an address. */
export async function linkFor(
  address: string,
  page: string,
  mails: MailCatcher | undefined,
): Promise<string> {
  const find = () =>
    (mails?.mails() ?? [])
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      .findLast((link) => link.includes(page)) ?? '';
  await expect.poll(find, `a mail to ${address} with a link to ${page}`).not.toBe('');
  return find();
}
