import { API_TOKEN_PREFIX, DAY_MS, MAX_API_TOKENS } from '@faena/shared/domain';
import { type ApiToken, MadeApiToken, type NewApiToken } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { AccountCaller, Actor, CallingSession } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound, unauthenticated } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { hashOf, makeToken } from '../../../platform/link-token.ts';
import type { Services } from '../../../platform/services.ts';
import { noteAccountMail } from '../../account-mail/index.ts';
import { recordActs } from '../../audit/index.ts';
import { lockPerson, proveOneself } from '../../person/index.ts';
import { type ApiTokenDoc, ApiTokenModel } from './model.ts';

/**
 * Makes a token of the caller; only this answer contains it (TOKEN-1). A mail informs the person (EMAIL-2).
 * @throws AppError `conflict` beyond 20; `confirmation_required`, `validation_failed`, `rate_limited`
 */
export async function makeApiToken(
  { name, scope, days, currentPassword }: NewApiToken,
  caller: AccountCaller,
  services: Services,
): Promise<MadeApiToken> {
  const person = await proveOneself(currentPassword, caller, services);
  const { _id: personId, sessionVersion } = person;
  const token = `${API_TOKEN_PREFIX}${makeToken()}`;
  const createdAt = services.clock.now();
  const made: ApiTokenDoc = {
    _id: new Types.ObjectId(),
    personId,
    sessionVersion,
    name,
    hash: hashOf(token),
    scope,
    createdAt,
    expiresAt: new Date(+createdAt + days * DAY_MS),
    lastUsedAt: null,
    storedAt: new Date(),
  };
  const reply = answer(MadeApiToken, { message: 'Token made.', apiToken: toWire(made), token });
  await transaction(async (session) => {
    // A second creation at once waits here, and so cannot exceed the limit.
    if (!(await lockPerson({ _id: personId, sessionVersion }, session))) throw unauthenticated();
    const count = await ApiTokenModel.countDocuments(goodOnes(personId, sessionVersion, createdAt), {
      session,
    });
    if (count >= MAX_API_TOKENS) throw conflict('too_many_api_tokens');
    await new ApiTokenModel(made).save({ session });
    await noteAccountMail('api-token-made', person, { language: caller.language, services }, session);
    await recordActs([{ action: 'api-token-made', about: person }], session);
  });
  return reply;
}

/** The tokens of the caller that are good, the latest first. */
export async function listApiTokens(
  { id }: Actor,
  { version }: CallingSession,
  { clock }: Pick<Services, 'clock'>,
): Promise<ApiToken[]> {
  const found = await ApiTokenModel.find(goodOnes(id, version, clock.now()))
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return found.map(toWire);
}

/**
 * Revokes a token of the caller; every process refuses it from then on (TOKEN-4).
 * @throws AppError `not_found` for an unknown one, and for another person's
 */
export async function revokeApiToken(id: string, { id: personId, fullname, username }: Actor): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await ApiTokenModel.deleteOne({ _id: id, personId }, { session });
    if (deletedCount === 0) throw notFound('api_token');
    await recordActs(
      [{ action: 'api-token-revoked', about: { _id: personId, fullname, username } }],
      session,
    );
  });
}

const goodOnes = (personId: Types.ObjectId, sessionVersion: number, now: Date) => ({
  personId,
  sessionVersion,
  expiresAt: { $gt: now },
});

function toWire({ _id, name, scope, createdAt, expiresAt, lastUsedAt }: ApiTokenDoc): ApiToken {
  return {
    _id: String(_id),
    name,
    scope,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
