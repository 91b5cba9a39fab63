import { isDownload, isEvents, isList, type List, type Page, type Route } from '@faena/shared/contract';
import type { Request, Response } from 'express';
import { throughSchema } from '../kernel/answer.ts';
import type { Attachment } from '../kernel/attachment.ts';
import { type Listing, onPage } from '../kernel/list.ts';
import { type File, Reply, SerializedAnswer } from '../kernel/reply.ts';
import { sendAttachment } from './send-attachment.ts';
import { sendJson } from './send-json.ts';
import { sendStream } from './send-stream.ts';

/** Sends what a handler answered, through the schema of its route: what that does not name never leaves. */
export async function sendAnswer(
  route: Route,
  result: unknown,
  page: Page | null,
  request: Request,
  response: Response,
): Promise<void> {
  const { status, data, lastEventId } = result instanceof Reply ? result : new Reply(route.status[0], result);
  response.status(status);
  if (lastEventId) response.set('Last-Event-ID', lastEventId);
  if (isDownload(route.answer)) await sendDownload(data as File | Attachment, response);
  else if (isList(route.answer)) await sendList(route.answer, data, page, request, response);
  else if (data instanceof SerializedAnswer) await sendJson(data, request, response);
  else if (!isEvents(route.answer))
    await sendJson(SerializedAnswer.of(throughSchema(route.answer, data)), request, response);
}

async function sendDownload(data: File | Attachment, response: Response): Promise<void> {
  if ('filename' in data) await sendAttachment(data, response);
  else await sendFile(data, response);
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
): Promise<void> {
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
  await sendJson(SerializedAnswer.of(answer.item.array().parse(items)), request, response);
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
