import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDownload, isEvents, isList, type List, type Page, type Route } from '@faena/shared/contract';
import type { Request, Response } from 'express';
import { throughSchema } from '../kernel/answer.ts';
import type { Attachment } from '../kernel/attachment.ts';
import { etagOf } from '../kernel/etag.ts';
import { type Listing, onPage } from '../kernel/list.ts';
import { type File, Piece, Reply, SerializedAnswer } from '../kernel/reply.ts';
import { sendAttachment } from './send-attachment.ts';
import { sendJson } from './send-json.ts';
import { sendStream } from './send-stream.ts';

/**
 * Sends the answer of a handler through the schema of its route, which drops all other fields.
 * @returns the bytes of its JSON; 0 for a file or a stream, which its route counts
 */
export async function sendAnswer(
  route: Route,
  result: unknown,
  page: Page | null,
  request: Request,
  response: Response,
): Promise<number> {
  const { status, data, lastEventId } = result instanceof Reply ? result : new Reply(route.status[0], result);
  response.status(status);
  if (lastEventId) response.set('Last-Event-ID', lastEventId);
  if (isList(route.answer)) return sendList(route.answer, data, page, request, response);
  if (data instanceof SerializedAnswer) return sendJson(data, request, response);
  if (isDownload(route.answer)) await sendDownload(data as File | Attachment, request, response);
  else if (!isEvents(route.answer)) {
    const answer = SerializedAnswer.of(throughSchema(route.answer, data));
    if (route.tagged && isHeld(etagOf(answer.bytes), request, response)) return 0;
    return sendJson(answer, request, response);
  }
  return 0;
}

/**
 * Tags the answer by its content. Answers `304` if the caller holds it (WIRE-30). Express would not, because browsers add
 * `Cache-Control: no-cache` to a condition of a script.
 */
function isHeld(etag: string, request: Request, response: Response): boolean {
  response.set('ETag', etag);
  if (request.get('If-None-Match') !== etag) return false;
  response.status(304).end();
  return true;
}

async function sendDownload(data: File | Attachment, request: Request, response: Response): Promise<void> {
  if (!('filename' in data)) await sendFile(data, response);
  else if (data.etag && isHeld(data.etag, request, response)) data.content.destroy();
  else await sendAttachment(data, response);
}

async function sendFile({ mediaType, size, content }: File, response: Response): Promise<void> {
  const headers = {
    'Content-Type': mediaType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': String(size),
  };
  await sendStream({ content, headers }, response);
}

async function sendList(
  answer: List,
  data: unknown,
  page: Page | null,
  request: Request,
  response: Response,
): Promise<number> {
  if (data instanceof SerializedAnswer) return sendJson(data, request, response);
  if (answer.orOne && !Array.isArray(data) && !isListing(data)) {
    return sendJson(SerializedAnswer.of(data && throughSchema(answer.item, data)), request, response);
  }
  const { items, total } = isListing(data) ? data : cut(data as unknown[], page);
  if (page) {
    response.set('X-Total-Count', String(total));
    const links = pageLinks(page, total, request);
    if (links) response.set('Link', links);
  }
  return sendJson(await serialized(answer.item, items), request, response);
}

/** The characters of a piece of a long list: some milliseconds of work, so that it keeps nobody waiting (LIMIT-12). */
const PIECE_LENGTH = 262_144;

/** Serializes a list in pieces of about one length, however large its items are. Other requests run in between. */
export async function serialized(item: List['item'], items: readonly unknown[]): Promise<SerializedAnswer> {
  const pieces: Piece[] = [];
  let json = '[';
  for (const [index, each] of items.entries()) {
    json += `${index === 0 ? '' : ','}${JSON.stringify(item.parse(each))}`;
    if (json.length < PIECE_LENGTH) continue;
    pieces.push(Piece.once(json));
    json = '';
    await nextTurn();
  }
  pieces.push(Piece.once(`${json}]`));
  return SerializedAnswer.ofPieces(pieces);
}

function isListing(data: unknown): data is Listing<unknown> {
  return typeof data === 'object' && data !== null && 'items' in data && 'total' in data;
}

function cut(items: unknown[], page: Page | null): Listing<unknown> {
  return { items: page ? onPage(page, items) : items, total: items.length };
}

function pageLinks({ page, limit }: Page, total: number, request: Request): string {
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (to: number, rel: string) => {
    const url = new URL(request.originalUrl, 'http://localhost');
    url.searchParams.set('page', String(to));
    url.searchParams.set('limit', String(limit));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  return [
    ...(page < last ? [link(page + 1, 'next')] : []),
    ...(page > 1 ? [link(Math.min(page - 1, last), 'prev')] : []),
  ].join(', ');
}
