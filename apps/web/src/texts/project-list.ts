import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { words } from './words.ts';

/** The projects of a company beside the board, unfolded, and a new one. */
export const projectListTexts = {
  createProject: {
    title: original('Crear nuevo proyecto', { es: 'Crear nuevo proyecto', en: 'Create New Project' }),
    name: es(words.name),
    description: es(words.description),
    start: es('Fecha de inicio', { en: 'Start date' }),
    end: es('Fecha de fin', { en: 'End date' }),
    save: es(words.save),
    cancel: es(words.cancel),
    incomplete: original('Por favor completa todos los campos.', {
      es: 'Hace falta completar todos los campos.',
      en: 'Please fill in all the fields.',
    }),
    failed: es('No se pudo crear el proyecto.', { en: 'The project could not be created.' }),
  },
  projects: {
    search: es('Buscar proyecto', { en: 'Search projects' }),
    create: original('Nuevo Proyecto', { es: 'Nuevo proyecto', en: 'New Project' }),
    pinned: es('Fijados', { en: 'Pinned' }),
    unpinned: es(words.projects),
    pin: es('Fijar proyecto', { en: 'Pin project' }),
    unpin: es('Desfijar', { en: 'Unpin' }),
    actions: es(words.actions),
    rename: es('Renombrar', { en: 'Rename' }),
    remove: es(words.remove),
    of: alike((action: string, name: string) => `${action}: ${name}`),
    newName: original((n: number) => `Nuevo Proyecto ${n}`, {
      es: (n) => `Nuevo proyecto ${n}`,
      en: (n) => `New Project ${n}`,
    }),
    defaultDescription: es('Descripción por defecto', { en: 'Default description' }),
    loading: es(words.loadingProjects),
    empty: original('No hay proyectos. ¡Crea uno nuevo!', {
      es: 'No hay proyectos. Se puede crear uno nuevo.',
      en: 'There are no projects. Create a new one.',
    }),
    noMatch: original((term: string) => `No hay proyectos que coincidan con "${term}".`, {
      es: (term) => `No hay proyectos que coincidan con «${term}».`,
      en: (term) => `No project matches “${term}”.`,
    }),
    error: alike((message: string) => `Error: ${message}`),
    confirmRemove: original((name: string) => `¿Eliminar el proyecto "${name}" con todas sus tareas?`, {
      es: (name) => `¿Eliminar el proyecto «${name}» con todas sus tareas?`,
      en: (name) => `Delete the project “${name}” with all its tasks?`,
    }),
    confirmLabel: es(words.remove),
    defaults: {
      add: en('Failed to add project', { es: 'No se pudo crear el proyecto' }),
      update: en('Failed to update project', { es: 'No se pudo cambiar el proyecto' }),
      remove: en('Failed to delete project', { es: 'No se pudo eliminar el proyecto' }),
      noCompany: en('Company not found', { es: 'No se encontró la empresa' }),
    },
  },
} satisfies Catalogue;
