import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The hours of notices, on the page of settings. */
export const noticeHoursTexts = {
  hour: es('Hora del día', { en: 'Hour of the day' }),
  hourHint: es('A esta hora llegan las tareas para mañana y las vencidas, y el resumen diario por correo.', {
    en: 'Tasks due tomorrow, overdue tasks and the daily summary by mail arrive at this hour.',
  }),
  quietFrom: es('Silencio desde', { en: 'Quiet from' }),
  quietTo: es('Silencio hasta', { en: 'Quiet until' }),
  quietHint: es('Nada llega entonces por correo ni al dispositivo. Lo que espera llega después.', {
    en: 'Nothing arrives then by mail or on the device. What waits arrives afterwards.',
  }),
  noQuiet: es('Sin horas de silencio', { en: 'No quiet hours' }),
} satisfies Catalogue;
