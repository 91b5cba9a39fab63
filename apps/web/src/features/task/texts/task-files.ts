import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The tasks of a project as a file, and files that become tasks. */
export const taskFileTexts = {
  openImport: es('Importar tareas…', { en: 'Import Tasks…' }),
  export: {
    csv: es('Exportar como CSV', { en: 'Export as CSV' }),
    xlsx: es('Exportar como Excel', { en: 'Export as Excel' }),
    busy: es('Preparando el archivo...', { en: 'Preparing the file...' }),
    cancel: es(words.cancel),
    failed: es('No se pudieron exportar las tareas.', { en: 'The tasks could not be exported.' }),
    again: es('Se puede intentar de nuevo.', { en: 'It can be tried again.' }),
  },
} satisfies Catalogue;
