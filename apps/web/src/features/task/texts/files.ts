import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The files on a task (FILE-12). */
export const fileTexts = {
  title: es('Archivos', { en: 'Files' }),
  list: es('Archivos de la tarea', { en: 'Files on the task' }),
  loading: es('Cargando los archivos...', { en: 'Loading the files...' }),
  failedToLoad: es('No se pudieron cargar los archivos.', { en: 'The files could not be loaded.' }),
  safe: es(words.safe),
  add: es('Añadir archivos', { en: 'Add files' }),
  photo: es('Hacer una foto', { en: 'Take a photo' }),
  ofCompany: es('Archivos de la empresa, en MiB', { en: 'Files of the company, in MiB' }),
  hint: es('También se pueden soltar o pegar aquí.', { en: 'They can be dropped or pasted here, too.' }),
  drop: es('Soltar para añadirlos a la tarea', { en: 'Drop them to add them to the task' }),
  nobody: es('Cuenta eliminada', { en: 'Deleted account' }),
  by: es((author: string, moment: string, size: string) => `${author}, ${moment}, ${size}`, {
    en: (author, moment, size) => `${author}, ${moment}, ${size}`,
  }),
  open: es((name: string) => `Abrir ${name}`, { en: (name) => `Open ${name}` }),
  remove: es(words.remove),
  removeOf: es((name: string) => `Eliminar el archivo ${name}`, { en: (name) => `Delete the file ${name}` }),
  confirmRemove: es('¿Eliminar este archivo? No se puede deshacer.', {
    en: 'Delete this file? It cannot be undone.',
  }),
  failedToRemove: es('El archivo no se pudo eliminar.', { en: 'The file could not be deleted.' }),
  cover: es('Usar como portada', { en: 'Use as the cover' }),
  waiting: es('En espera', { en: 'Waiting' }),
  sending: es('Subiendo...', { en: 'Uploading...' }),
  sendingList: es('Archivos por subir', { en: 'Files to upload' }),
  notSent: es('No se subió.', { en: 'It was not uploaded.' }),
  offline: es('Sin conexión: se sube al volver.', { en: 'No connection: it uploads once that is back.' }),
  tooLarge: es((most: string) => `Pesa más de ${most}.`, { en: (most) => `It has more than ${most}.` }),
  retry: es(words.retry),
  retryOf: es((name: string) => `Reintentar ${name}`, { en: (name) => `Try ${name} again` }),
  cancel: es(words.cancel),
  cancelOf: es((name: string) => `Cancelar ${name}`, { en: (name) => `Cancel ${name}` }),
  previous: es('Foto anterior', { en: 'Previous photo' }),
  next: es('Foto siguiente', { en: 'Next photo' }),
  place: es((number: number, total: number) => `${number} de ${total}`, {
    en: (number, total) => `${number} of ${total}`,
  }),
} satisfies Catalogue;
