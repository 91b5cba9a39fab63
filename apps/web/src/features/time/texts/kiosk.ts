import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

const marks = (count: number) => (count === 1 ? '1 marca' : `${count} marcas`);
const presses = (count: number) => (count === 1 ? '1 press' : `${count} presses`);

/** The screen of a tablet at which the people of a project mark (KIOSK-9). */
export const kioskTexts = {
  title: es('Tableta de obra', { en: 'Site Tablet' }),
  loading: es('Abriendo...', { en: 'Opening...' }),
  linkHint: es('Con un toque, este dispositivo marca para toda la obra, cada persona con su PIN.', {
    en: 'One touch, and this device clocks everyone of the site in and out, each with their PIN.',
  }),
  link: es('Usar como tableta de obra', { en: 'Use as a Site Tablet' }),
  linking: es('Un momento...', { en: 'One moment...' }),
  linkFailed: es('Este dispositivo todavía no marca.', { en: 'This device does not mark yet.' }),
  none: es('Este dispositivo no es una tableta de obra.', { en: 'This device is no site tablet.' }),
  noneHint: es('La gerencia hace el enlace en la pestaña Usuarios del proyecto.', {
    en: 'The manager makes the link on the tab Users of the project.',
  }),
  over: es('Este enlace ya no sirve.', { en: 'This link is no longer good.' }),
  overHint: es('Otra tableta lo usó, otro ocupó su lugar o tiene más de 24 horas.', {
    en: 'Another tablet used it, another link replaced it, or it is older than 24 hours.',
  }),
  ended: es('La gerencia quitó esta tableta. Aquí ya no se marca.', {
    en: 'The manager removed this tablet. It clocks nobody in any more.',
  }),
  people: es('Personas', { en: 'People' }),
  search: es('Buscar persona', { en: 'Search person' }),
  nobody: es('No hay nadie en esta obra.', { en: 'There is nobody at this site.' }),
  noMatch: es('Nadie con ese nombre.', { en: 'Nobody with that name.' }),
  noPin: es('Sin PIN', { en: 'No PIN' }),
  pin: es('PIN', { en: 'PIN' }),
  typed: es((count: number) => (count === 1 ? '1 cifra' : `${count} cifras`), {
    en: (count) => (count === 1 ? '1 digit' : `${count} digits`),
  }),
  clear: es('Borrar', { en: 'Clear' }),
  back: es('Volver', { en: 'Back' }),
  press: {
    in: es('Entrada', { en: 'Clock In' }),
    out: es('Salida', { en: 'Clock Out' }),
    pause: es('Almuerzo', { en: 'Lunch' }),
    back: es('Vuelvo', { en: 'I Am Back' }),
  },
  marksAreKept: es('Las marcas se guardan en esta tableta.', { en: 'Presses are kept on this tablet.' }),
  kept: es('en la tableta, se envía sola', { en: 'on the tablet, sent by itself' }),
  wrong: es('El PIN no es correcto. No se marcó.', { en: 'The PIN is wrong. Nothing was marked.' }),
  paused: es('El PIN falló demasiadas veces. Vale de nuevo en 5 minutos.', {
    en: 'The PIN was wrong too often. It is good again in 5 minutes.',
  }),
  needsPin: es('Sin PIN no se marca aquí. Se pone en Configuración, o lo pone la gerencia.', {
    en: 'Without a PIN nobody marks here. It is set in Settings, or by the manager.',
  }),
  waiting: es((count: number) => `${marks(count)} en la tableta, sin enviar`, {
    en: (count) => `${presses(count)} on the tablet, not sent yet`,
  }),
  notStored: es('La marca no se guardó. La tableta no tiene espacio.', {
    en: 'The press was not kept. The tablet has no room.',
  }),
} satisfies Catalogue;
