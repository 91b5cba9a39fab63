import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { phrases, words } from '@/texts/words.ts';

/** The home of a company. */
export const dashboardTexts = {
  welcome: en((company: string) => `Welcome back, ${company}!`, { es: (company) => company }),
  createProject: original('Crear Proyecto', { es: 'Crear proyecto', en: 'Create Project' }),
  projects: en('Your Projects', { es: 'Proyectos' }),
  employees: en(words.employees),
  allProjects: es('Ver los proyectos', { en: 'See the projects' }),
  allEmployees: es('Ver los empleados', { en: 'See the employees' }),
  generated: en((amount: string) => `Generated: ${amount}`, { es: (amount) => `Generado: ${amount}` }),
  unsettled: { withoutRate: en(phrases.withoutRate), toReview: en(phrases.toReview) },
  noProjects: es('[Ninguno]', { en: '[None]' }),
  emptyProjects: projectListTexts.projects.empty,
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
} satisfies Catalogue;
