import type { NoticeKind } from '@faena/shared/domain';
import { type Catalogue, inLanguages, type Pair } from '@faena/shared/language';
import { NOTICE_SENTENCES } from '@faena/shared/notices';

const SENTENCES = NOTICE_SENTENCES satisfies Readonly<Record<NoticeKind, Pair<(things: number) => string>>>;

/** The mails with notices, in the language of their reader (LANG-12). */
export const noticeMailTexts = inLanguages(
  ({ es }) =>
    ({
      sentences: {
        'task-assigned': es(SENTENCES['task-assigned']),
        'task-commented': es(SENTENCES['task-commented']),
        'task-mentioned': es(SENTENCES['task-mentioned']),
        'task-moved': es(SENTENCES['task-moved']),
        'project-invited': es(SENTENCES['project-invited']),
        'record-changed': es(SENTENCES['record-changed']),
        'request-asked': es(SENTENCES['request-asked']),
        'request-answered': es(SENTENCES['request-answered']),
        'slip-ready': es(SENTENCES['slip-ready']),
        'slip-claimed': es(SENTENCES['slip-claimed']),
        'claim-answered': es(SENTENCES['claim-answered']),
        'clock-usual-end': es(SENTENCES['clock-usual-end']),
        'clock-longest-shift': es(SENTENCES['clock-longest-shift']),
        'tasks-due-tomorrow': es(SENTENCES['tasks-due-tomorrow']),
        'tasks-overdue': es(SENTENCES['tasks-overdue']),
      },
      one: es((sentence: string) => `Faena: ${sentence}`, { en: (sentence) => `Faena: ${sentence}` }),
      several: es((count: number) => `Faena: ${count} avisos`, { en: (count) => `Faena: ${count} notices` }),
      rest: es((count: number) => `Y ${count} más en Faena.`, {
        en: (count) => `And ${count} more in Faena.`,
      }),
      settings: es('Los avisos que llegan por correo se eligen aquí:', {
        en: 'Choose here the notices that arrive by mail:',
      }),
    }) satisfies Catalogue,
);
