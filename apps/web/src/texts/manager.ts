import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { phrases, words } from './words.ts';

const noProjects = original('No hay proyectos. ¡Crea uno nuevo!', {
  es: 'No hay proyectos. Se puede crear uno nuevo.',
  en: 'There are no projects. Create a new one.',
});

/** The company layout, its dashboard and its projects. */
export const managerTexts = {
  frame: {
    youAreIn: en('You are in:', { es: 'Empresa actual:' }),
    returnHome: en('Return Home', { es: 'Volver al inicio' }),
    entries: {
      overview: en('Overview', { es: 'Resumen' }),
      projects: en(words.projects),
      employees: en(words.employees),
      planilla: es(words.payroll),
      todo: original('Todo', { es: 'Pendientes', en: 'To-do' }),
      calendar: en('Calendar', { es: 'Calendario' }),
    },
    company: es(words.company),
    companyGone: es('Esta empresa ya no existe. Lo escrito sigue aquí y se puede copiar.', {
      en: 'This company does not exist any more. What is written here is still there to be copied.',
    }),
    invalidSession: original('Sesión inválida. Por favor, inicie sesión.', {
      es: 'Sesión inválida. Hace falta iniciar sesión.',
      en: 'The session is not valid. Please log in.',
    }),
  },
  placeholder: {
    title: es('Aún no disponible', { en: 'Not available yet' }),
    hint: es('Esta pantalla llegará en una versión posterior.', {
      en: 'This screen will come in a later version.',
    }),
  },
  dashboard: {
    welcome: en((company: string) => `Welcome back, ${company}!`, { es: (company) => company }),
    createProject: original('Crear Proyecto', { es: 'Crear proyecto', en: 'Create Project' }),
    projects: en('Your Projects', { es: 'Proyectos' }),
    employees: en(words.employees),
    allProjects: es('Ver los proyectos', { en: 'See the projects' }),
    allEmployees: es('Ver los empleados', { en: 'See the employees' }),
    generated: en((amount: string) => `Generated: ${amount}`, { es: (amount) => `Generado: ${amount}` }),
    unsettled: { withoutRate: en(phrases.withoutRate), toReview: en(phrases.toReview) },
    noProjects: es('[Ninguno]', { en: '[None]' }),
    emptyProjects: noProjects,
    emptyProjectsHint: es('Un proyecto reúne tareas y personas.', {
      en: 'A project brings tasks and people together.',
    }),
    emptyEmployees: es(words.noEmployees),
    emptyEmployeesHint: es(words.employeesHint),
    newEmployee: original('+ Nuevo Empleado', words.newEmployee),
    loading: es('Cargando el tablero de la empresa...', { en: 'Loading the dashboard of the company...' }),
    failed: es('No se pudo cargar esta parte del tablero.', {
      en: 'This part of the dashboard could not be loaded.',
    }),
    safe: es(words.safe),
    roles: {
      1: original('Admin', words.admin),
      2: es(words.manager),
      3: en(words.employee),
      4: original('Clients', words.client),
    },
  },
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
  shared: {
    title: es('De otras empresas', { en: 'Of Other Companies' }),
    hint: es('Proyectos de otras empresas, con permiso para ver y mover sus tareas.', {
      en: 'Projects of other companies, with the right to see and move their tasks.',
    }),
    failed: es('No se pudieron cargar los proyectos de otras empresas.', {
      en: 'The projects of other companies could not be loaded.',
    }),
    retry: es(words.retry),
  },
  projects: {
    title: es(words.projects),
    back: original('Back to Tasks', { es: 'Volver a la empresa', en: 'Back to Tasks' }),
    fold: es('Plegar los proyectos', { en: 'Fold the projects' }),
    unfold: es('Desplegar los proyectos', { en: 'Unfold the projects' }),
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
    empty: noProjects,
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
    menu: es('Elegir proyecto', { en: 'Choose project' }),
    retry: es(words.retry),
    defaults: {
      load: en('Failed to fetch projects', { es: 'No se pudieron cargar los proyectos' }),
      add: en('Failed to add project', { es: 'No se pudo crear el proyecto' }),
      update: en('Failed to update project', { es: 'No se pudo cambiar el proyecto' }),
      remove: en('Failed to delete project', { es: 'No se pudo eliminar el proyecto' }),
      noCompany: en('Company not found', { es: 'No se encontró la empresa' }),
    },
  },
} satisfies Catalogue;
