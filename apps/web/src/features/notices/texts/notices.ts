import type { NoticeKind } from '@faena/shared/domain';
import type { Catalogue, Pair } from '@faena/shared/language';
import { NOTICE_SENTENCES } from '@faena/shared/notices';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const SENTENCES = NOTICE_SENTENCES satisfies Readonly<Record<NoticeKind, Pair<(things: number) => string>>>;

/** The list of notices, behind the bell. */
export const noticeTexts = {
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
  readAll: es('Marcar todo como leído', { en: 'Mark all as read' }),
  readFailed: es('No se pudo marcar como leído.', { en: 'This could not be marked as read.' }),
  settings: es('Elegir los avisos', { en: 'Choose the notices' }),
  isUnread: es('Sin leer', { en: 'Unread' }),
  today: es('Hoy', { en: 'Today' }),
  yesterday: es('Ayer', { en: 'Yesterday' }),
  empty: es('No hay avisos.', { en: 'No notices.' }),
  emptyHint: es('Aquí llega lo que otras personas hacen: tareas, solicitudes, boletas, invitaciones.', {
    en: 'Acts of others arrive here: tasks, requests, slips and invitations.',
  }),
  loading: es('Cargando avisos...', { en: 'Loading notices...' }),
  failed: es('No se pudieron cargar los avisos.', { en: 'The notices could not be loaded.' }),
  safe: es(words.safe),
  more: es('Ver avisos anteriores', { en: 'Show earlier notices' }),
} satisfies Catalogue;
