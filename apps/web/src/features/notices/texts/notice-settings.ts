import type { Catalogue } from '@faena/shared/language';
import { MINUTE_MS, NOTICE_MAIL_DELAY_MS } from '@faena/shared/limits';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const MINUTES = NOTICE_MAIL_DELAY_MS / MINUTE_MS;

/** The choice of notices, on the page of settings. */
export const noticeSettingsTexts = {
  title: es('Avisos', { en: 'Notices' }),
  lead: es(
    `De qué avisa la campana, y qué llega además por correo si sigue sin leer después de ${MINUTES} minutos.`,
    {
      en: `What the bell tells of, and what also arrives by mail if it is still unread after ${MINUTES} minutes.`,
    },
  ),
  notMailable: es('Por correo no llega nada hasta que la cuenta tenga una dirección verificada.', {
    en: 'Nothing arrives by mail until the account has a verified address.',
  }),
  toAccount: es('Ir a la cuenta', { en: 'Go to the account' }),
  kinds: {
    'task-assigned': es('Tareas asignadas', { en: 'Assigned tasks' }),
    'task-commented': es('Comentarios en tareas seguidas', { en: 'Comments on followed tasks' }),
    'task-mentioned': es('Menciones en comentarios', { en: 'Mentions in comments' }),
    'task-moved': es('Cambios de estado de tareas seguidas', { en: 'Changes of status of followed tasks' }),
    'project-invited': es('Invitaciones a proyectos', { en: 'Invitations to projects' }),
    'record-changed': es('Cambios en los registros de horas', { en: 'Changes of time records' }),
    'request-asked': es('Solicitudes sobre registros de horas', { en: 'Requests about time records' }),
    'request-answered': es('Respuestas a solicitudes', { en: 'Answers to requests' }),
    'slip-ready': es('Boletas listas', { en: 'Slips that are ready' }),
    'slip-claimed': es('Reclamos sobre boletas', { en: 'Claims about slips' }),
    'claim-answered': es('Respuestas a reclamos', { en: 'Answers to claims' }),
    'tasks-due-tomorrow': es('Tareas para mañana', { en: 'Tasks due tomorrow' }),
    'tasks-overdue': es('Tareas vencidas', { en: 'Overdue tasks' }),
    'clock-usual-end': es('Registro después de la salida habitual', { en: 'Record after the usual end' }),
    'clock-longest-shift': es('Registro cerca de la jornada máxima', { en: 'Record near the longest shift' }),
  },
  bell: es('Campana', { en: 'Bell' }),
  mail: es(words.email),
  mails: {
    now: es('Correo al momento', { en: 'Email at once' }),
    daily: es('Resumen diario', { en: 'Daily summary' }),
    none: es('Sin correo', { en: 'No email' }),
  },
  push: es('Dispositivo', { en: 'Device' }),
  pushHere: es('Avisos en este dispositivo', { en: 'Notices on this device' }),
  pushHint: es(
    'Llegan también con Faena cerrada, hasta cerrar la sesión. En un dispositivo propio siguen al volver a entrar.',
    {
      en: 'They arrive with Faena closed too, until the session ends. On an own device they go on after the next login.',
    },
  ),
  pushDenied: es('El navegador no permite avisos de esta página.', {
    en: 'The browser allows no notices of this page.',
  }),
  pushFailed: es('Los avisos en este dispositivo no se pudieron cambiar.', {
    en: 'The notices on this device could not be changed.',
  }),
  loading: es('Cargando los avisos...', { en: 'Loading the notices...' }),
  failed: es('No se pudo cargar la elección de avisos.', {
    en: 'The choice of notices could not be loaded.',
  }),
  safe: es(words.safe),
  notSaved: es('La elección de avisos no se guardó.', { en: 'The choice of notices was not saved.' }),
} satisfies Catalogue;
