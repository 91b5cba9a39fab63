import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The tablets at which the people of a project mark (KIOSK-2). */
export const kioskTexts = {
  title: es('Tabletas de obra', { en: 'Site tablets' }),
  hint: es('En ellas cada persona marca con su foto y un PIN.', {
    en: 'At them each person clocks in and out by a picture and a PIN.',
  }),
  loading: es('Cargando las tabletas...', { en: 'Loading the tablets...' }),
  loadFailed: es('No se pudieron cargar las tabletas.', { en: 'The tablets could not be loaded.' }),
  loadSafe: es(words.unchanged),
  none: es('Ninguna.', { en: 'None.' }),
  ended: es('Se quitó. Lo que marque desde ahora espera a la gerencia.', {
    en: 'Removed. Presses that it sends from now on wait for the manager.',
  }),
  make: es('Enlace para una tableta', { en: 'Link for a Tablet' }),
  making: es('Creando...', { en: 'Creating...' }),
  renew: es('Otro enlace', { en: 'Another Link' }),
  link: es('Enlace', { en: 'Link' }),
  copy: es('Copiar el enlace', { en: 'Copy the link' }),
  copied: es('Copiado', { en: 'Copied' }),
  qr: es('Código QR del enlace para la tableta', { en: 'QR code of the link for the tablet' }),
  until: es((moment: string) => `Sirve una vez, hasta el ${moment}.`, {
    en: (moment) => `It is good once, until ${moment}.`,
  }),
  linkFailed: es('No se pudo crear el enlace.', { en: 'The link could not be created.' }),
  failed: es('No se pudo quitar la tableta.', { en: 'The tablet could not be removed.' }),
} satisfies Catalogue;
