import { isDownload, isEvents, isList, type List, type Page, type Route } from '@faena/shared/contract';
import type { Request, Response } from 'express';
import { onPage } from '../platform/page.ts';
import { type Attachment, sendAttachment } from './attachment.ts';
import { type File, type Listing, Reply } from './call.ts';
import { Written } from './written.ts';

/** Sends what a handler answered, through the schema of its route: what that does not name never leaves. */
export async function sendAnswer(
  route: Route,
  result: unknown,
  page: Page | null,
  request: Request,
  response: Response,
): Promise<void> {
  const { status, data } = result instanceof Reply ? result : { status: route.status[0], data: result };
  response.status(status);
  if (isDownload(route.answer)) await sendDownload(data as File | Attachment, response);
  else if (isList(route.answer)) await sendList(route.answer, data, page, request, response);
  else if (data instanceof Written) await data.send(request, response);
  else if (!isEvents(route.answer)) await Written.of(route.answer.parse(data)).send(request, response);
}

async function sendDownload(data: File | Attachment, response: Response): Promise<void> {
  if ('content' in data) await sendAttachment(data, response);
  else sendFile(data, response);
}

function sendFile({ mediaType, bytes }: File, response: Response): void {
  response.set({
    'Content-Type': mediaType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  response.send(bytes);
}

async function sendList(
  answer: List,
  data: unknown,
  page: Page | null,
  request: Request,
  response: Response,
): Promise<void> {
  if (data instanceof Written) return data.send(request, response);
  if (answer.orOne && !Array.isArray(data) && !isListing(data)) {
    return Written.of(answer.item.nullable().parse(data)).send(request, response);
  }
  const { items, total } = isListing(data) ? data : cut(data as unknown[], page);
  if (page) {
    response.set('X-Total-Count', String(total));
    const links = pageLinks(page, total, request);
    if (links) response.set('Link', links);
  }
  await Written.of(answer.item.array().parse(items)).send(request, response);
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
