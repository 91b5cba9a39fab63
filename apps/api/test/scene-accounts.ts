import { DEVICE_LINK_MS, KIOSK_LINK_MS, RESET_LINK_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { AuditEntryModel } from '../src/features/audit/model.ts';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { MarkModel } from '../src/features/mark/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { PictureModel } from '../src/features/person/picture-model.ts';
import { storePicture } from '../src/features/person/stored-picture.ts';
import { resetState } from '../src/features/session/mail-reset-link.ts';
import { JobModel } from '../src/platform/jobs/job-model.ts';
import { makeOneTimeLink } from '../src/platform/one-time-link.ts';
import {
  claimsOf,
  createAccountInvitation,
  createApiToken,
  createCalendarFeed,
  createSession,
  type Person,
} from './factories.ts';
import type { TestApi } from './harness.ts';
import type { People } from './scene-people.ts';
import { TestKiosk } from './test-kiosk.ts';
import { TestPhone } from './test-phone.ts';

/** Sessions, tokens, links and what else belongs to accounts. */
export interface AccountTargets {
  /** Another session of `employee` than the one they call in. */
  readonly otherSession: string;
  /** The API token of a program of `employee`. */
  readonly apiToken: string;
  /** A feed of `owner`'s calendar, and its secret. */
  readonly calendarFeed: string;
  readonly calendarFeedToken: string;
  /** A phone that marks for `employee`, and a *Salida* that it sends, as JSON. */
  readonly device: string;
  readonly sentMarks: string;
  readonly waitingMark: string;
  /** The token of a link that has a phone mark for `employee`. */
  readonly deviceToken: string;
  /** A kiosk of `project`, its request for its people as JSON, and the token of a link to another. */
  readonly kiosk: string;
  readonly kioskAsked: string;
  readonly kioskToken: string;
  /** The token of `client`'s link for choosing another password. */
  readonly resetToken: string;
  /** The token of `client`'s link for verifying their address. */
  readonly verifyToken: string;
  /** To an account of an employee of the company, and what accepts it. */
  readonly accountInvitation: string;
  readonly invitationToken: string;
  readonly deadLetter: string;
  readonly picture: string;
}

/** Creates them for `inside`, `client` and `owner`, with a mail that could not be sent. */
export async function createAccounts(
  api: TestApi,
  { owner, inside, client }: People,
  company: CompanyDoc,
  projectId: string,
): Promise<AccountTargets> {
  const offer = await createAccountInvitation(api, { invitedBy: owner._id, companyId: company._id });
  const dead = { failure: 'Refused', attempts: 10, deadAt: api.clock.now(), heldUntil: new Date(0) };
  const deadLetter = await JobModel.create({ name: 'account-mail', key: 'scene', ...dead });
  const account = await PersonModel.findById(client.id).orFail();
  const resetToken = await makeOneTimeLink({
    kind: 'password-reset',
    subjectId: account._id,
    about: resetState(account),
    now: api.clock.now(),
    lifetimeMs: RESET_LINK_MS,
  });
  const employeeAccount = await PersonModel.findById(inside.id).orFail();
  const verifyToken = await makeOneTimeLink({
    kind: 'email-verification',
    subjectId: account._id,
    about: account.emailKey,
    now: api.clock.now(),
    lifetimeMs: RESET_LINK_MS,
  });
  const ownerAccount = await PersonModel.findById(owner.id).orFail();
  const feed = await createCalendarFeed(api, ownerAccount);
  return {
    ...{ calendarFeed: feed.id, calendarFeedToken: feed.token },
    otherSession: claimsOf(api, { token: await createSession(api, employeeAccount) }).sessionId,
    apiToken: (await createApiToken(api, employeeAccount)).id,
    ...(await createDevice(api, inside)),
    ...(await createKiosk(api, projectId)),
    resetToken,
    verifyToken,
    accountInvitation: offer.id,
    invitationToken: offer.token,
    deadLetter: String(deadLetter._id),
    picture: await createPicture(api, owner),
  };
}

async function createDevice(api: TestApi, person: Person) {
  const phone = await TestPhone.of(api, person);
  phone.press('out');
  const deviceToken = await makeOneTimeLink({
    kind: 'device',
    subjectId: person._id,
    now: api.clock.now(),
    lifetimeMs: DEVICE_LINK_MS,
  });
  const old = await TestPhone.of(api, person);
  await api.as(person).device.end({ params: { id: old.id } });
  old.press('out');
  await old.send();
  // The end is none of the acts that the scene is for.
  await AuditEntryModel.deleteMany({ action: 'device-ended' });
  const waits = await MarkModel.findOne({ personId: person._id, waits: true }).orFail();
  const waitingMark = String(waits._id);
  return { device: phone.id, sentMarks: JSON.stringify(phone.batch()), waitingMark, deviceToken };
}

async function createKiosk(api: TestApi, projectId: string) {
  const link = {
    kind: 'kiosk',
    subjectId: new Types.ObjectId(projectId),
    now: api.clock.now(),
    lifetimeMs: KIOSK_LINK_MS,
  } as const;
  const kiosk = await TestKiosk.by(api, await makeOneTimeLink(link));
  // Its act is none of the routes that the scene is for.
  await AuditEntryModel.deleteMany({ action: 'kiosk-linked' });
  const kioskToken = await makeOneTimeLink(link);
  return { kiosk: kiosk.id, kioskAsked: JSON.stringify(kiosk.asked()), kioskToken };
}

async function createPicture(api: TestApi, { _id }: Person): Promise<string> {
  const pictureId = 'ab'.repeat(16);
  const bytes = Buffer.from('picture');
  const fileId = await storePicture(bytes, api.services.files);
  await PictureModel.create({ _id: pictureId, userId: _id, fileId, bytes, createdAt: new Date(0) });
  await PersonModel.updateOne({ _id }, { $set: { pictureId } });
  return pictureId;
}
