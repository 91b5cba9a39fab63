import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';
import { projectPageTexts } from './project-page.ts';

/** The form of a project. */
export const editProjectTexts = {
  title: projectPageTexts.edit,
  name: es(words.name),
  description: es(words.description),
  type: es('Tipo', { en: 'Type' }),
  status: es(words.status),
  start: es(words.start),
  end: es(words.end),
  zone: es((zone: string) => `Días de la empresa (${zone}).`, {
    en: (zone) => `Days of the company (${zone}).`,
  }),
  save: es(words.save),
  saving: es(words.saving),
  cancel: es(words.cancel),
  failed: es('No se pudo cambiar el proyecto.', { en: 'The project could not be changed.' }),
  forbidden: es(words.notYourProject),
} satisfies Catalogue;
