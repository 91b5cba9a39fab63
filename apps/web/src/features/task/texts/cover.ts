import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The picture of a task. */
export const coverTexts = {
  of: es((title: string) => `Portada de ${title}`, { en: (title) => `Cover of ${title}` }),
  add: es('Añadir una portada', { en: 'Add a cover' }),
  hint: es('También se puede soltar o pegar una imagen.', { en: 'A picture can be dropped or pasted, too.' }),
  drop: es('Soltar para usarla de portada', { en: 'Drop it to use it as the cover' }),
  change: es('Cambiar portada', { en: 'Change cover' }),
  remove: es('Quitar portada', { en: 'Remove cover' }),
  sending: es('Guardando portada...', { en: 'Saving cover...' }),
  saved: es('Portada guardada.', { en: 'Cover saved.' }),
  removed: es('Portada quitada.', { en: 'Cover removed.' }),
  tooLarge: es((size: string, most: string) => `La imagen pesa ${size}, y caben ${most}.`, {
    en: (size, most) => `The picture has ${size}, and ${most} is the limit.`,
  }),
  heic: es('Este navegador no abre fotos HEIC: hace falta JPEG o PNG.', {
    en: 'This browser opens no HEIC photos: it takes JPEG or PNG.',
  }),
  unreadable: es('Este navegador no abre ese archivo como imagen.', {
    en: 'This browser cannot open that file as a picture.',
  }),
  failed: es('No se pudo guardar la portada.', { en: 'The cover could not be saved.' }),
  failedToRemove: es('No se pudo quitar la portada.', { en: 'The cover could not be removed.' }),
} satisfies Catalogue;
