import { LedgerEvent, RecordNewsSeen } from '../schemas/ledger-event.ts';
import { Message } from '../schemas/primitives.ts';
import { list, route } from './route.ts';

/** Changes managers made to an employee's records. */
export const recordNews = {
  list: route({
    method: 'GET',
    path: '/record-news',
    summary: 'What managers changed of the caller’s records and they have not seen, newest first',
    access: { employee: 'self' },
    pay: 'refused',
    answer: list(LedgerEvent),
  }),
  see: route({
    method: 'POST',
    path: '/record-news/seen',
    summary: 'Say that the news up to a number were seen, on whichever device',
    access: { employee: 'self' },
    body: RecordNewsSeen,
    answer: Message,
  }),
};
