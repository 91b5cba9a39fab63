import { expect } from 'vitest';
import { PersonModel } from '../../src/features/person/model.ts';
import { resetState } from '../../src/features/session/mail-reset-link.ts';
import { makeOneTimeLink } from '../../src/platform/one-time-link.ts';
import { PASSWORD } from '../factories.ts';
import { codeOf } from '../two-steps.ts';
import type { Walk } from './walk.ts';

export async function walkAccounts({ api, as, admin, employee }: Walk): Promise<void> {
  const { service, session: auth, emailVerification } = as(null);
  await service.health();
  await service.ready();
  await service.report({ body: [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }] });
  await service.demo();
  const body = {
    email: 'ana@example.com',
    username: 'ana',
    fullname: 'Ana Gómez',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  await auth.register({ body });
  await expect(auth.register({ body })).rejects.toMatchObject({ status: 409 });
  await expect(auth.register({ body: { ...body, email: 'ana' } })).rejects.toMatchObject({ status: 400 });
  const wrong = { username: 'ana', password: 'wrong' };
  await expect(auth.login({ body: wrong })).rejects.toMatchObject({ status: 401 });
  const { newPassword = '' } = await auth.forgotPassword({ body: { username: 'ana' } });
  const { accessToken } = await auth.login({ body: { username: 'ana', password: newPassword } });
  const ana = as({ ...employee, token: accessToken });
  await expect(ana.project.list()).rejects.toMatchObject({ code: 'password_change_required' });
  const change = { username: 'ana', currentPassword: newPassword, generatePassword: true };
  const changed = await ana.session.changePassword({ body: change });
  const again = as({ ...employee, token: changed.accessToken });
  await expect(again.person.edit({ body: { email: 'otra@example.com' } })).rejects.toMatchObject({
    status: 403,
  });
  await again.session.confirm({ body: { password: changed.newPassword ?? '' } });
  await auth.login({ body: { username: 'ana', password: changed.newPassword ?? '' } });
  const [, other] = await again.session.own();
  const params = { id: other?._id ?? '' };
  await again.session.end({ params });
  await expect(again.session.end({ params })).rejects.toMatchObject({ status: 404 });
  await again.session.endOthers();
  await again.session.logout();
  const account = await PersonModel.findOne({ usernameKey: 'ana' }).orFail();
  const token = await makeOneTimeLink({
    kind: 'password-reset',
    subjectId: account._id,
    about: resetState(account),
    now: api.clock.now(),
    lifetimeMs: 60_000,
  });
  await auth.resetPassword({ body: { token, generatePassword: true } });
  await expect(auth.resetPassword({ body: { token, newPassword: PASSWORD } })).rejects.toMatchObject({
    status: 404,
  });
  const address = as(employee).emailVerification;
  await address.get();
  await address.send();
  const linkFor = ({ _id, emailKey }: typeof account) =>
    makeOneTimeLink({
      kind: 'email-verification',
      subjectId: _id,
      about: emailKey,
      now: api.clock.now(),
      lifetimeMs: 60_000,
    });
  const declined = await linkFor(await PersonModel.findById(employee.id).orFail());
  await emailVerification.decline({ body: { token: declined } });
  const verify = await linkFor(account);
  await emailVerification.open({ body: { token: verify } });
  await emailVerification.verify({ body: { token: verify } });
  for (const call of [emailVerification.open, emailVerification.verify, emailVerification.decline]) {
    await expect(call({ body: { token: verify } })).rejects.toMatchObject({ status: 404 });
  }
  const twoSteps = as(employee).twoSteps;
  const proof = { currentPassword: PASSWORD };
  await twoSteps.get();
  const { secret } = await twoSteps.begin({ body: proof });
  await expect(twoSteps.confirm({ body: { code: 'none' } })).rejects.toMatchObject({ status: 400 });
  await twoSteps.confirm({ body: { code: codeOf(secret, api.clock.now()) } });
  await expect(twoSteps.begin({ body: proof })).rejects.toMatchObject({ status: 409 });
  await twoSteps.renewCodes({ body: proof });
  await twoSteps.turnOff({ body: proof });
  const { apiToken } = as(employee);
  const made = await apiToken.make({ body: { name: 'Planilla', ...proof } });
  await expect(apiToken.make({ body: { name: '' } })).rejects.toMatchObject({ status: 400 });
  const program = as({ ...employee, token: made.token });
  await expect(program.apiToken.list()).rejects.toMatchObject({ status: 403, reason: 'session_needed' });
  await apiToken.list();
  await apiToken.revoke({ params: { id: made.apiToken._id } });
  await expect(apiToken.revoke({ params: { id: made.apiToken._id } })).rejects.toMatchObject({ status: 404 });
  await as(admin).twoSteps.takeOff({ params: { id: employee.id } });
}
