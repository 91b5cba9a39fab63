import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';

const sessionOver = {
  es: 'La sesión no es válida o ya terminó.',
  en: 'The session is not valid, or has ended.',
};

/** The text in a screen's place without a session or a company. */
export const sessionAlertTexts = {
  noSessionOrCompany: es('Sesión inválida o no hay empresa seleccionada.', {
    en: 'The session is not valid, or no company is selected.',
  }),
  expired: original('Token inválido o expirado.', sessionOver),
  expiredOnEdit: original('Token inválido o expirado', sessionOver),
  noSessionOnEdit: original('Sesión inválida. Por favor inicia sesión.', {
    es: 'Sesión inválida. Hace falta iniciar sesión.',
    en: 'The session is not valid. Please log in.',
  }),
} satisfies Catalogue;
