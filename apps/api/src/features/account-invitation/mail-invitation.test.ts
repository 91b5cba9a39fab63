import { ROLES } from '@faena/shared/access';
import {
  MAX_INVITATION_MAILS_PER_DAY,
  MAX_INVITATIONS_PER_DAY,
  MAX_OPEN_INVITATIONS,
} from '@faena/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccountInvitations } from '../../../test/account-invitations.ts';
import { createAccountInvitation, PASSWORD, type Person, proveAddress } from '../../../test/factories.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import { type CompanyDoc, CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';

const { hosts, api, employee, invite, open, accept, list, accountOf, renew, mailed } =
  useAccountInvitations();
let owner: Person;
let admin: Person;
let company: CompanyDoc;
let companyId: string;
let address: string;

beforeEach(() => {
  ({ owner, admin, company, companyId, address } = hosts());
});

describe('an invitation by e-mail (INVITE-3)', () => {
  it('sends the link to the address alone, which becomes that of the account', async () => {
    const { token, invitation } = await invite(owner, employee(address));
    expect(token).toBeNull();
    expect(invitation).toMatchObject({ email: address, delivery: 'mail' });
    const sent = await mailed();
    expect(api.outbox).toMatchObject([{ to: address }]);
    expect(await open(sent)).toMatchObject({ email: address });
    const { username } = await accept(sent, { email: 'another@example.com' });
    expect(await accountOf(username)).toMatchObject({
      email: address,
      verifiedEmailKey: address.toLowerCase(),
    });
  });

  it('opens in the language of its mail, which becomes that of the account (LANG-16)', async () => {
    const send = (path: string, body: object, as?: Person) =>
      api.request(path, {
        as,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
        body: JSON.stringify(body),
      });
    await send('/invitations', employee(address), owner);
    await api.services.background.idle();
    const [, token = ''] =
      /\/invitation\?language=en#([\w-]{43})$/m.exec(api.outbox.at(-1)?.text ?? '') ?? [];
    const names = { username: 'invitadaenglish', fullname: 'Ann', phone: '5555 1234', newPassword: PASSWORD };
    await send('/invitations/accept', { ...names, token });
    expect(await accountOf(names.username)).toMatchObject({ language: 'en' });
  });

  it('contains no typed text (EMAIL-3)', async () => {
    await PersonModel.updateOne({ _id: owner._id }, { fullname: 'Premio! https://evil.example' });
    await CompanyModel.updateOne({ _id: companyId }, { name: '<b>gratis</b> evil.example' });
    await invite(owner, employee(address));
    await mailed();
    const { subject = '', text = '' } = api.outbox[0] ?? {};
    expect(`${subject} ${text}`).not.toMatch(/evil|Premio|gratis|</);
    expect(text.match(/https?:\/\/[^/]+/g)).toEqual(['https://faena.example.com']);
  });

  it('is refused to an address that has an account, or is invited to the same already', async () => {
    await proveAddress(owner);
    await expectRefused([invite(owner, employee(`${owner.username}@EXAMPLE.com`))], {
      status: 409,
      errors: [{ path: 'body.email', message: 'Email is already registered.' }],
    });
    await invite(owner, employee(address));
    await expectRefused([invite(owner, employee(address.toUpperCase()))], {
      status: 409,
      reason: 'address_invited',
      errors: [{ path: 'body.email' }],
    });
    // Invitations to something else are allowed.
    await invite(admin, { rol_id: ROLES.manager, email: address });
  });

  it('is marked as not sent when the mail fails', async () => {
    const { mailer } = api.services;
    if (!mailer) throw new Error('There is a mail server');
    vi.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('no such mailbox'));
    await invite(owner, employee(address));
    await api.services.background.idle();
    expect(await list(owner, companyId)).toMatchObject([{ delivery: 'failed', over: false }]);
  });

  it('sends an address few mails a day, from all inviters together', async () => {
    const { invitation } = await invite(owner, employee(address));
    for (let sent = 1; sent < MAX_INVITATION_MAILS_PER_DAY; sent += 1) await renew(owner, invitation._id);
    const before = await Stored.now();
    await expectRefused(
      [renew(owner, invitation._id), invite(admin, { rol_id: ROLES.client, email: address })],
      { status: 429 },
    );
    await before.expectUnchanged('after the refusals');
    await api.services.background.idle();
    expect(api.outbox).toHaveLength(MAX_INVITATION_MAILS_PER_DAY);
  });
});

describe('the number of invitations (INVITE-3)', () => {
  it('is bounded per company', async () => {
    const others = Array.from({ length: MAX_OPEN_INVITATIONS - 1 }, () =>
      createAccountInvitation(api, { invitedBy: owner._id, companyId: company._id }),
    );
    await Promise.all(others);
    const outcomes = await Promise.allSettled([invite(owner, employee()), invite(owner, employee())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([invite(owner, employee())], { status: 409, reason: 'too_many_invitations' });
  });

  it('is bounded per inviter and day', async () => {
    const { invitation } = await invite(owner, employee());
    for (let made = 1; made < MAX_INVITATIONS_PER_DAY; made += 1) await renew(owner, invitation._id);
    await expectRefused([renew(owner, invitation._id), invite(owner, employee())], { status: 429 });
    await invite(admin, employee());
  });
});

describe('an invitation where no mail is sent (INVITE-3)', () => {
  it('shows its link, also for an address, which becomes that of the account', async () => {
    const services = { ...api.services };
    Object.assign(api.services, { mailer: undefined });
    const { token, invitation } = await invite(owner, employee(address)).finally(() =>
      Object.assign(api.services, services),
    );
    expect(invitation).toMatchObject({ delivery: 'link' });
    const { username } = await accept(token ?? '', { email: undefined });
    expect(await accountOf(username)).toMatchObject({ email: address, verifiedEmailKey: null });
    expect(api.outbox).toEqual([]);
  });
});
