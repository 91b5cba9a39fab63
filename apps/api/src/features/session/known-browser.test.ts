import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { signIn, statusOf } from '../../../test/sign-in.ts';

const api = useApi({ TRUST_PROXY: '1' });

/** An address that no other test uses. */
let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

/** A browser with its stored cookies, and the answers that it gets. */
class Browser {
  cookie = '';
  async post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: this.cookie, ...headers },
      body: JSON.stringify(body),
    });
    const [given] = answer.headers.getSetCookie();
    if (given) this.cookie = given.split(';', 1)[0] ?? '';
    return answer;
  }
  async signIn(username: string, password = PASSWORD, address = newAddress()) {
    return (await this.post('/auth/login', { username, password }, { 'X-Forwarded-For': address })).status;
  }
}

/** Ten wrong guesses from elsewhere. */
async function attack({ username }: Person) {
  const from = newAddress();
  for (let i = 0; i < 10; i += 1) expect(await statusOf(signIn(api, from, username, 'no'))).toBe(401);
  expect(await statusOf(signIn(api, from, username))).toBe(429);
}

describe('a browser that the account knows (GUESS-2)', () => {
  it('still signs in while a stranger guesses at the account, from the same address too', async () => {
    const owner = await createPerson(api, 'manager');
    const browser = new Browser();
    expect(await browser.signIn(owner.username)).toBe(200);
    await attack(owner);
    expect(await browser.signIn(owner.username)).toBe(200);
    expect(await new Browser().signIn(owner.username)).toBe(429);

    const office = newAddress();
    for (let i = 0; i < 10; i += 1) {
      const { username } = await createPerson(api, 'client');
      for (let guess = 0; guess < 10; guess += 1) {
        expect(await statusOf(signIn(api, office, username, 'no'))).toBe(401);
      }
    }
    expect(await new Browser().signIn((await createPerson(api, 'client')).username, PASSWORD, office)).toBe(
      429,
    );
    expect(await browser.signIn(owner.username, PASSWORD, office)).toBe(200);
  });

  it('has ten guesses of its own, which take none from others', async () => {
    const owner = await createPerson(api, 'manager');
    const browser = new Browser();
    await browser.signIn(owner.username);
    for (let i = 0; i < 10; i += 1) expect(await browser.signIn(owner.username, 'no')).toBe(401);
    expect(await browser.signIn(owner.username)).toBe(429);
    expect(await new Browser().signIn(owner.username)).toBe(200);
  });

  it('is known to each account that was signed in to, and to no other', async () => {
    const [one, other, third] = [
      await createPerson(api, 'manager'),
      await createPerson(api, 'employee'),
      await createPerson(api, 'client'),
    ];
    const browser = new Browser();
    for (const { username } of [one, other]) expect(await browser.signIn(username)).toBe(200);
    for (const person of [one, other, third]) await attack(person);
    expect(await browser.signIn(one.username)).toBe(200);
    expect(await browser.signIn(other.username)).toBe(200);
    expect(await browser.signIn(third.username)).toBe(429);
  });

  it('is forgotten with the password, except the browser that changed it', async () => {
    const owner = await createPerson(api, 'manager');
    const [here, elsewhere] = [new Browser(), new Browser()];
    for (const browser of [here, elsewhere]) expect(await browser.signIn(owner.username)).toBe(200);
    const body = { currentPassword: PASSWORD, newPassword: 'another one' };
    const changed = await here.post('/auth/change-password', body, {
      Authorization: `Bearer ${owner.token}`,
    });
    expect(changed.status).toBe(200);
    await attack({ ...owner });
    expect(await here.signIn(owner.username, 'another one')).toBe(200);
    expect(await elsewhere.signIn(owner.username, 'another one')).toBe(429);
  });

  it.each([
    ['of another browser', (cookie: string) => cookie.replace(/^known=.{22}/, `known=${'x'.repeat(22)}`)],
    ['made up', (cookie: string) => `${cookie.slice(0, -22)}${'x'.repeat(22)}`],
    ['that is none', () => 'known=%00.;known='],
  ])('is told by no cookie %s', async (_what, forge) => {
    const owner = await createPerson(api, 'manager');
    const browser = new Browser();
    await browser.signIn(owner.username);
    await attack(owner);
    browser.cookie = forge(browser.cookie);
    expect(await browser.signIn(owner.username)).toBe(429);
  });

  it('is signed in by nothing that it keeps, and given nothing for a wrong password', async () => {
    const owner = await createPerson(api, 'manager');
    const browser = new Browser();
    await browser.signIn(owner.username, 'wrong');
    expect(browser.cookie).toBe('');
    await browser.signIn(owner.username);
    const { status } = await api.request('/user/account', { headers: { Cookie: browser.cookie } });
    expect(status).toBe(401);
  });

  it('keeps a cookie that no script reads, for no other site, and for https alone if it came by https', async () => {
    const { username } = await createPerson(api, 'manager');
    const given = async (headers: Record<string, string>) => {
      const answer = await new Browser().post('/auth/login', { username, password: PASSWORD }, headers);
      return answer.headers.getSetCookie();
    };
    const ofHttp = await given({});
    expect(ofHttp).toEqual([
      expect.stringMatching(/^known=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/api\/auth;/),
    ]);
    expect(ofHttp[0]).toMatch(/HttpOnly; SameSite=Strict$/);
    const ofHttps = await given({ 'X-Forwarded-Proto': 'https' });
    expect(ofHttps).toEqual([
      expect.stringMatching(
        /^__Host-known=[^;]*; Max-Age=31536000; Path=\/; .*; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(ofHttp[0]).not.toContain(username);
  });

  it('remembers no more than its latest 20 accounts', async () => {
    const browser = new Browser();
    for (let i = 0; i < 22; i += 1) {
      const { username } = await createPerson(api, 'client');
      expect(await browser.signIn(username)).toBe(200);
    }
    expect(browser.cookie.split('.')).toHaveLength(21);
  });
});
