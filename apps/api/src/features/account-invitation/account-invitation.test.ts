import { ROLES } from '@faena/shared/access';
import { ACCOUNT_INVITATION_MS } from '@faena/shared/domain';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { OVER, useAccountInvitations } from '../../../test/account-invitations.ts';
import { PASSWORD, type Person, proveAddress } from '../../../test/factories.ts';
import { expectRefused } from '../../../test/refused.ts';
import type { CompanyDoc } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';

const { hosts, api, employee, invite, open, accept, tokenOf, list, accountOf, renew } =
  useAccountInvitations();
let owner: Person;
let company: CompanyDoc;
let companyId: string;

beforeEach(() => {
  ({ owner, company, companyId } = hosts());
});

describe('an invitation by a link (INVITE-3)', () => {
  it('creates the employee in its company, even where nobody can sign up', async () => {
    const { token, invitation } = await invite(owner, employee());
    expect(invitation).toMatchObject({ rol_id: 3, companyId, email: '', delivery: 'link', over: false });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await open(token ?? '')).toEqual({
      rol_id: 3,
      company: 'Taller Luna',
      invitedBy: 'Olga Dueñas',
      email: '',
      expiresAt: new Date(+api.clock.now() + ACCOUNT_INVITATION_MS).toISOString(),
    });
    const { username } = await accept(token ?? '', { username: 'Ana.Luna' });
    const made = await accountOf(username);
    const formed = await api.as(owner).employee.create({
      body: {
        ...{ fullname: 'Luis', username: 'formado', email: 'formado@example.com' },
        ...{ phone: '5555 1234', companyId, password: PASSWORD },
      },
    });
    const alike = await accountOf(formed.employee.username);
    const their = [
      '_id',
      'username',
      'usernameKey',
      'usernameLook',
      'fullname',
      'email',
      'emailKey',
      'searchText',
      'holds',
    ];
    for (const field of their) for (const account of [made, alike]) Reflect.deleteProperty(account, field);
    expect(made).toEqual(alike);
    await api.as(null).session.login({ body: { username, password: PASSWORD } });
    expect(await list(owner, companyId)).toEqual([]);
  });

  it('is stored as a hash, and answered only once', async () => {
    const { token } = await invite(owner, employee());
    for (const { collection } of Object.values(mongoose.models)) {
      const documents = await mongoose.connection.collection(collection.name).find().toArray();
      expect(JSON.stringify(documents), collection.name).not.toContain(token);
    }
    expect(JSON.stringify(await list(owner, companyId))).not.toContain(token);
  });

  it('makes one account for two concurrent acceptances, and none later', async () => {
    const token = tokenOf(await invite(owner, employee()));
    const outcomes = await Promise.allSettled([accept(token), accept(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await PersonModel.countDocuments({ companyId: company._id })).toBe(1);
    await expectRefused([accept(token), open(token)], OVER);
  });

  it('stays valid after a taken name, and accepts no other role or company', async () => {
    const token = tokenOf(await invite(owner, employee()));
    await expectRefused([accept(token, { username: owner.username.toUpperCase() })], {
      status: 409,
      errors: [{ path: 'body.username' }],
    });
    await proveAddress(owner);
    await expectRefused([accept(token, { email: `${owner.username}@example.com` })], {
      status: 409,
      errors: [{ path: 'body.email' }],
    });
    await expectRefused([accept(token, { phone: '' })], { status: 400, errors: [{ path: 'body.phone' }] });
    await expectRefused([accept(token, { email: undefined })], {
      status: 400,
      errors: [{ path: 'body.email' }],
    });
    const { username } = await accept(token, { rol_id: ROLES.admin, companyId: null });
    expect(await accountOf(username)).toMatchObject({ roleId: ROLES.employee, companyId: company._id });
  });

  it('can generate the password, which is answered once', async () => {
    const token = tokenOf(await invite(owner, employee()));
    const { username, newPassword = '' } = await accept(token, {
      newPassword: undefined,
      generatePassword: true,
    });
    expect(newPassword).toMatch(/^[A-Za-z2-9]{23}$/);
    const session = await api.as(null).session.login({ body: { username, password: newPassword } });
    expect(session).not.toHaveProperty('mustChangePassword');
  });

  it('is answered alike after its use, withdrawal, replacement or end, and if it never existed', async () => {
    const [used, takenBack, replaced] = await Promise.all(
      ['', '', ''].map(async () => invite(owner, employee())),
    );
    if (!used || !takenBack || !replaced) throw new Error('All three are made');
    await accept(tokenOf(used));
    await api.as(owner).accountInvitation.withdraw({ params: { id: takenBack.invitation._id } });
    const next = await renew(owner, replaced.invitation._id);
    const bad = [...[used, takenBack, replaced].map(tokenOf), 'never-made'];
    await expectRefused(
      bad.flatMap((token) => [open(token), accept(token)]),
      OVER,
    );
    expect(await open(tokenOf(next))).toMatchObject({ company: 'Taller Luna' });
    api.clock.advance(ACCOUNT_INVITATION_MS);
    await expectRefused([open(tokenOf(next)), accept(tokenOf(next))], OVER);
    expect(await list(owner, companyId)).toMatchObject([{ over: true }]);
    // Sending it again renews it for another 7 days.
    const again = await renew(owner, replaced.invitation._id);
    expect(await list(owner, companyId)).toMatchObject([{ over: false }]);
    await accept(tokenOf(again));
  });
});
