import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The private addresses with which other programs read the calendar. */
export const feedTexts = {
  open: es('Suscribir', { en: 'Subscribe' }),
  title: es('Calendario en otros programas', { en: 'Calendar in other programs' }),
  hint: es(
    'Una dirección privada muestra este calendario en Google, Outlook o un teléfono. Lleva tareas, días de proyectos, cierres y pagos, sin montos.',
    {
      en: 'A private address shows this calendar in Google, Outlook or on a phone. It has tasks, days of projects, closings and paydays, without amounts.',
    },
  ),
  none: es('Todavía no hay direcciones.', { en: 'There are no addresses yet.' }),
  loading: es('Cargando las direcciones...', { en: 'Loading the addresses...' }),
  loadFailed: es('No se pudieron cargar las direcciones.', { en: 'The addresses could not be loaded.' }),
  loadSafe: es(words.unchanged),
  make: es('Nueva dirección', { en: 'New address' }),
  close: es('Cerrar', { en: 'Close' }),
  used: es((moment: string) => `Último uso ${moment}`, { en: (moment) => `Last used ${moment}` }),
  neverUsed: es('Sin usar', { en: 'Never used' }),
  revoke: es('Revocar', { en: 'Revoke' }),
  revokeNamed: es((name: string) => `Revocar: ${name}`, { en: (name) => `Revoke: ${name}` }),
  revoked: es('La dirección ya no sirve.', { en: 'The address is good for nothing any more.' }),
  revokeFailed: es('No se pudo revocar la dirección.', { en: 'The address could not be revoked.' }),
  form: {
    title: es('Nueva dirección del calendario', { en: 'New address of the calendar' }),
    name: es('Nombre', { en: 'Name' }),
    nameHint: es('El programa o el teléfono que la usará.', { en: 'The program or phone that will use it.' }),
    cancel: es(words.cancel),
    save: es('Crear', { en: 'Create' }),
    saving: es('Creando...', { en: 'Creating...' }),
    failed: es('No se pudo crear la dirección.', { en: 'The address could not be created.' }),
  },
  shown: {
    title: es('La nueva dirección', { en: 'The new address' }),
    label: es('Dirección', { en: 'Address' }),
    hint: es('Se muestra solo ahora. Quien la tenga ve este calendario hasta que se revoque.', {
      en: 'It is shown only now. Anybody with it sees this calendar until it is revoked.',
    }),
    copy: es('Copiar dirección', { en: 'Copy address' }),
    copied: es('Copiada', { en: 'Copied' }),
    done: es('Listo', { en: 'Done' }),
  },
} satisfies Catalogue;
