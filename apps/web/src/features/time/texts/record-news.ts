import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Managers' changes of an employee's records, on the employee's home. */
export const newsTexts = {
  title: es('Cambios en los registros', { en: 'Changes to your records' }),
  failed: es('No se pudieron cargar los cambios de los registros.', {
    en: 'The changes to the records could not be loaded.',
  }),
  /** The author and the act. */
  actions: {
    'record-added': es((name: string) => `Agregado por ${name}`, { en: (name) => `Added by ${name}` }),
    'record-corrected': es((name: string) => `Corregido por ${name}`, {
      en: (name) => `Corrected by ${name}`,
    }),
    'record-confirmed': es((name: string) => `Confirmado por ${name}`, {
      en: (name) => `Confirmed by ${name}`,
    }),
    'record-unconfirmed': es((name: string) => `Puesto otra vez por revisar por ${name}`, {
      en: (name) => `Set back to review by ${name}`,
    }),
    'record-reverted': es((name: string) => `Devuelto a como estaba por ${name}`, {
      en: (name) => `Put back as it was by ${name}`,
    }),
    'record-stopped': es((name: string) => `Detenido por ${name}`, { en: (name) => `Stopped by ${name}` }),
    'record-voided': es((name: string) => `Anulado por ${name}`, { en: (name) => `Voided by ${name}` }),
    'record-unvoided': es((name: string) => `Restaurado por ${name}`, {
      en: (name) => `Restored by ${name}`,
    }),
    'record-split': es((name: string) => `Dividido por ${name}`, { en: (name) => `Split by ${name}` }),
    'adjustment-made': es((name: string) => `Registro cerrado, ajustado por ${name}`, {
      en: (name) => `Closed record adjusted by ${name}`,
    }),
    'adjustment-removed': es((name: string) => `Ajuste quitado por ${name}`, {
      en: (name) => `Adjustment taken back by ${name}`,
    }),
    'account-set': es((name: string) => `Cuenta bancaria puesta por ${name}`, {
      en: (name) => `Bank account set by ${name}`,
    }),
    'account-removed': es((name: string) => `Cuenta bancaria quitada por ${name}`, {
      en: (name) => `Bank account removed by ${name}`,
    }),
    'slip-accepted': es((viaLink: string) => `Boleta aceptada ${viaLink}`, {
      en: (viaLink) => `Slip accepted ${viaLink}`,
    }),
    'slip-claimed': es((viaLink: string) => `Reclamo ${viaLink}`, { en: (viaLink) => `Claim ${viaLink}` }),
    'request-declined': es((name: string) => `Solicitud rechazada por ${name}`, {
      en: (name) => `Request declined by ${name}`,
    }),
    'request-reopened': es((name: string) => `Solicitud en espera otra vez: ${name} deshizo la aceptación`, {
      en: (name) => `Request waits again: ${name} undid its acceptance`,
    }),
  },
  from: es('de', { en: 'from' }),
  to: es('a', { en: 'to' }),
  same: es('Sin cambio de horas ni de dinero', { en: 'No change of hours or money' }),
  inAll: es((count: number) => `En total, ${count} cambios`, { en: (count) => `In all, ${count} changes` }),
  seeSlips: es('Ver las boletas', { en: 'See the slips' }),
  seen: es('Visto', { en: 'Seen' }),
  seeRecords: es('Ver los registros', { en: 'See the records' }),
  seenFailed: es('No se pudo marcar como visto.', { en: 'It could not be marked as seen.' }),
} satisfies Catalogue;
