import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The list of the person's own sessions, on *My Account*. */
export const ownSessionTexts = {
  title: en('Sessions', { es: 'Sesiones' }),
  loading: en('Loading sessions...', { es: 'Cargando las sesiones...' }),
  loadFailed: en('The sessions could not be loaded.', { es: 'No se pudieron cargar las sesiones.' }),
  loadSafe: en(words.unchanged),
  current: en('This session', { es: 'Esta sesión' }),
  unknownDevice: en('Unknown device', { es: 'Dispositivo desconocido' }),
  place: en((place: string) => `Network ${place}`, { es: (place) => `Red ${place}` }),
  began: en((moment: string) => `Since ${moment}`, { es: (moment) => `Desde el ${moment}` }),
  lastSeen: en((moment: string) => `Last seen ${moment}`, { es: (moment) => `Último uso ${moment}` }),
  end: en(words.logOut),
  endNamed: en((device: string) => `Log Out: ${device}`, { es: (device) => `Cerrar sesión: ${device}` }),
  endOthers: en('Log out the others', { es: 'Cerrar sesión en los demás' }),
  ended: en('The session has ended.', { es: 'La sesión se cerró.' }),
  othersEnded: en('All other sessions have ended.', { es: 'Todas las demás sesiones se cerraron.' }),
  failed: en('The session could not be ended.', { es: 'No se pudo cerrar la sesión.' }),
} satisfies Catalogue;
