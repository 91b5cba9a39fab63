import { ROLES } from '@faena/shared/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { OVER, useAccountInvitations } from '../../../test/account-invitations.ts';
import { createCompany, createPerson, missingId, PASSWORD, type Person } from '../../../test/factories.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { AccountInvitationModel } from './model.ts';

const { hosts, api, employee, invite, open, accept, tokenOf, list, accountOf, renew } =
  useAccountInvitations();
let owner: Person;
let admin: Person;
let companyId: string;

beforeEach(() => {
  ({ owner, admin, companyId } = hosts());
});

describe('the right to invite (INVITE-3)', () => {
  it('administrators invite to every role, and owners to none but an employee of theirs', async () => {
    for (const role of ['admin', 'manager', 'client'] as const) {
      const { username } = await accept(tokenOf(await invite(admin, { rol_id: ROLES[role] })), { phone: '' });
      expect(await accountOf(username)).toMatchObject({ roleId: ROLES[role], companyId: null });
      await expectRefused([invite(owner, { rol_id: ROLES[role] })], { status: 403 });
    }
    await accept(tokenOf(await invite(admin, employee())));
    await expectRefused([invite(admin, { rol_id: 3 }), invite(admin, { rol_id: 2, companyId })], {
      status: 400,
      errors: [{ path: 'body.companyId' }],
    });
  });

  it('another administrator is invited in a confirmed session alone (SESSION-37)', async () => {
    const body = { username: admin.username, password: PASSWORD };
    const { accessToken: token } = await api.as(null).session.login({ body });
    const fresh = { ...admin, token };
    const { invitation } = await invite(admin, { rol_id: ROLES.admin });
    await expectRefused([invite(fresh, { rol_id: ROLES.admin }), renew(fresh, invitation._id)], {
      status: 403,
      code: 'confirmation_required',
    });
    await invite(fresh, { rol_id: ROLES.manager });
  });

  it('an owner neither sees nor changes those of another, or of administrators', async () => {
    const foreign = await createPerson(api, 'manager');
    await createCompany(api, foreign);
    const { invitation: theirs } = await invite(owner, employee());
    const { invitation: admins } = await invite(admin, { rol_id: ROLES.manager });
    const stored = await Stored.now();
    const { accountInvitation } = api.as(foreign);
    for (const id of [theirs._id, admins._id, missingId()]) {
      const params = { id };
      await expectRefused([accountInvitation.withdraw({ params }), accountInvitation.renew({ params })], {
        status: 404,
        reason: 'invitation_not_found',
      });
    }
    await expectRefused([invite(foreign, employee())], { status: 404, reason: 'company_not_found' });
    expect(await list(foreign, companyId)).toEqual([]);
    expect(await list(foreign)).toEqual([]);
    await stored.expectUnchanged('after the refusals');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['lost the role', () => PersonModel.updateOne({ _id: owner._id }, { roleId: ROLES.client })],
    ['lost the company', () => CompanyModel.updateOne({ _id: companyId }, { createdBy: admin._id })],
  ])('an invitation is void once its maker %s', async (_, lose) => {
    const token = tokenOf(await invite(owner, employee()));
    await lose();
    await expectRefused([open(token), accept(token)], OVER);
    expect(await list(admin, companyId)).toMatchObject([{ over: true }]);
  });

  it('an administrator who lost the role invites no managers, even as an owner of companies', async () => {
    const token = tokenOf(await invite(admin, { rol_id: ROLES.manager }));
    const id = admin.id;
    const other = await createPerson(api, 'admin');
    await createCompany(api, admin);
    await api.as(other).person.update({ params: { id }, body: { rol_id: ROLES.manager } });
    await expectRefused([open(token), accept(token)], OVER);
  });

  it('goes with the company, with its maker, and with the company’s owner', async () => {
    const gone = tokenOf(await invite(owner, employee()));
    await api.as(owner).company.remove({ params: { id: companyId } });
    await expectRefused([open(gone), accept(gone)], OVER);

    const other = await createCompany(api, owner);
    const handedOver = tokenOf(await invite(owner, { ...employee(), companyId: String(other._id) }));
    const next = await createPerson(api, 'manager');
    await api
      .as(admin)
      .company.handOver({ params: { id: String(other._id) }, body: { created_by: next.username } });
    await expectRefused([open(handedOver), accept(handedOver)], OVER);
    expect(await list(next, String(other._id))).toEqual([]);

    const admins = tokenOf(await invite(admin, { rol_id: ROLES.manager }));
    await api.as(await createPerson(api, 'admin')).person.remove({ params: { id: admin.id } });
    await expectRefused([open(admins), accept(admins)], OVER);
    expect(await AccountInvitationModel.countDocuments({ invitedBy: { $in: [owner._id, admin._id] } })).toBe(
      0,
    );
  });
});
