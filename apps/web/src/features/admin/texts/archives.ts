import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The archives of deleted companies. */
export const archiveTexts = {
  title: es('Empresas eliminadas', { en: 'Deleted companies' }),
  description: es(
    'Lo que pagaron se conserva como archivo: historial, corridas, boletas, pagos y registros.',
    { en: 'What they paid is kept as an archive: history, runs, payslips, payments and time records.' },
  ),
  back: es(words.companies),
  loading: es('Cargando archivos...', { en: 'Loading archives...' }),
  failed: es('No se pudieron cargar los archivos.', { en: 'The archives could not be loaded.' }),
  safe: es(words.unchanged),
  empty: es('No hay archivos.', { en: 'There are no archives.' }),
  emptyHint: es('Aquí aparece una empresa que se elimina después de cerrar un período de pago.', {
    en: 'A company that is deleted after it closed a pay period shows up here.',
  }),
  columns: {
    name: es(words.name),
    deleted: es('Eliminada', { en: 'Deleted' }),
    lastClosed: es('Último cierre', { en: 'Last closing' }),
    runs: es('Corridas', { en: 'Runs' }),
    people: es('Personas', { en: 'People' }),
    downloaded: es('Descargada', { en: 'Downloaded' }),
  },
  never: es('Todavía no', { en: 'Not yet' }),
  actions: es(words.actions),
  download: es('Descargar', { en: 'Download' }),
  downloadOf: es((name: string) => `Descargar ${name}`, { en: (name) => `Download ${name}` }),
  downloading: es('Descargando…', { en: 'Downloading…' }),
  downloadFailed: es('El archivo no se pudo descargar', { en: 'The archive could not be downloaded' }),
  again: es('Se puede intentar de nuevo.', { en: 'It can be tried again.' }),
  purgeOf: es((name: string) => `Eliminar ${name} para siempre`, {
    en: (name) => `Delete ${name} for good`,
  }),
  purge: {
    title: es('Eliminar para siempre', { en: 'Delete for good' }),
    of: es((name: string) => `¿Eliminar para siempre el archivo de ${name}?`, {
      en: (name) => `Delete the archive of ${name} for good?`,
    }),
    consequence: es(
      'Se eliminan su historial, corridas, boletas, pagos y registros de tiempo. Sus empleados dejan de ver sus boletas. Solo queda el archivo descargado.',
      {
        en: 'Its history, runs, payslips, payments and time records are deleted. Its employees no longer see their payslips. Only the downloaded file remains.',
      },
    ),
    downloadFirst: es('Primero hay que descargar el archivo entero.', {
      en: 'The archive has to be downloaded whole first.',
    }),
    typeName: es((name: string) => `Escribir «${name}» para confirmar`, {
      en: (name) => `Type “${name}” to confirm`,
    }),
    cancel: es(words.cancel),
    done: es((name: string) => `Se eliminó el archivo de ${name}.`, {
      en: (name) => `The archive of ${name} was deleted.`,
    }),
    failed: es('No se pudo eliminar el archivo. Nada ha cambiado.', {
      en: 'The archive could not be deleted. Nothing was changed.',
    }),
  },
} satisfies Catalogue;
