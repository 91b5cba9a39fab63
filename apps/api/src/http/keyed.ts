import { createHmac } from 'node:crypto';
import { isDownload, isEvents, isList, type Route, type Success, takesKey } from '@faena/shared/contract';
import type { Request } from 'express';
import type { Actor } from '../kernel/actor.ts';
import { throughSchema } from '../kernel/answer.ts';
import { invalid } from '../kernel/errors.ts';
import { Reply, SerializedAnswer } from '../kernel/reply.ts';
import { forgetOldest, uncheckedAnswers } from '../platform/kept-answers.ts';
import { answerOnce, answerOnceTogether, type KeyedAnswer } from '../platform/keyed-answers.ts';
import type { Services } from '../platform/services.ts';
import { MINIMAL, prefersMinimal } from './prefer.ts';

/** The key as a structured string, by the draft of the header, or plain. */
const KEY = /^(?:"([\w.-]{8,128})"|([\w.-]{8,128}))$/;

/** A handler to run for a request. */
interface Work {
  readonly run: () => Promise<unknown>;
  /** The answer to a request for its result; a board of this version then, if known. */
  readonly shown: (result: unknown, boardVersion?: string) => unknown;
  /** The handler does all its work in a group with other requests (ADR 23). */
  readonly isTogether: boolean;
}

/**
 * Runs a handler. With an idempotency key, it runs at most once for all requests with that key. The secret of
 * `config` protects the stored request, passwords included, against guessing.
 */
export async function runOnce(
  route: Route,
  request: Request,
  actor: Actor | null,
  { config, background }: Services,
  { run, shown, isTogether }: Work,
): Promise<unknown> {
  const key = actor && takesKey(route) ? keyOf(request) : null;
  if (!actor || key === null) return shown(await run());
  const fingerprint = createHmac('sha256', config.jwtSecret)
    .update(`${request.method} ${request.originalUrl}\n`)
    // A request for a shorter answer is another request.
    .update(prefersMinimal(route, request) ? `${MINIMAL}\n` : '')
    .update(request.file?.buffer ?? (Buffer.isBuffer(request.body) ? request.body : ''))
    .digest('base64');
  const answer = isTogether ? answerOnceTogether : answerOnce;
  const answerOf = (result: unknown, boardVersion?: string) =>
    keyedAnswer(route, shown(result, boardVersion));
  const { status, json } = await answer({ personId: actor.id, key, fingerprint }, { run, answerOf });
  if (uncheckedAnswers.isCheckDue(actor.id, json.length)) {
    background.run('old answers could not be deleted', request.log, () => forgetOldest(actor.id));
  }
  return new Reply(status as Success, SerializedAnswer.once(json));
}

/**
 * The key that a request came with, or null.
 * @throws AppError `validation_failed` for one of another form
 */
export function keyOf(request: Request): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const found = KEY.exec(String(header));
  const key = found?.[1] ?? found?.[2];
  if (!key) throw invalid('header.Idempotency-Key', 'not_valid');
  return key;
}

function keyedAnswer({ answer, status: [usual] }: Route, result: unknown): KeyedAnswer {
  const { status, data } = result instanceof Reply ? result : { status: usual, data: result };
  if (isDownload(answer) || isEvents(answer) || isList(answer))
    throw new Error('What is created is one thing');
  if (data instanceof SerializedAnswer) return { status, json: data.bytes.toString() };
  return { status, json: JSON.stringify(throughSchema(answer, data)) };
}
