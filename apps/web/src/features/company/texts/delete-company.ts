import type { Catalogue } from '@faena/shared/language';
import { en, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The window that asks before a company is deleted. */
export const deleteCompanyTexts = {
  title: en('Delete company', { es: 'Eliminar empresa' }),
  confirm: original('¿Seguro que deseas eliminar esta compañía?', {
    es: '¿Eliminar esta empresa?',
    en: 'Delete this company?',
  }),
  consequence: en(
    'Its projects and tasks are deleted, and its employees are left without a company. Time records and closed pay periods are kept.',
    {
      es: 'Se eliminan sus proyectos y tareas, y sus empleados quedan sin empresa. Los registros de tiempo y los períodos de pago cerrados se conservan.',
    },
  ),
  typeName: en((name: string) => `Type “${name}” to confirm`, {
    es: (name) => `Escribir «${name}» para confirmar`,
  }),
  cancel: en(words.cancel),
  submit: en(words.remove),
  done: en((name: string) => `${name} was deleted.`, { es: (name) => `Se eliminó ${name}.` }),
  failed: en('The company could not be deleted. Nothing was changed.', {
    es: 'No se pudo eliminar la empresa. Nada ha cambiado.',
  }),
} satisfies Catalogue;
