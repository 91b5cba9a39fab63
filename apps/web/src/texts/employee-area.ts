import type { Catalogue } from '@faena/shared/language';
import { es, original } from './declare.ts';
import { words } from './words.ts';

/** The employee area and the working time of employees. */
export const employeeTexts = {
  crew: es('Cuadrilla', { en: 'Crew' }),
  frame: {
    panel: original('Panel de Empleado', { es: 'Panel de empleado', en: 'Employee Panel' }),
    home: es(words.home),
    todo: original('Todo', words.todo),
    tasks: es(words.tasks),
    planilla: es(words.payroll),
    companyFailed: es(
      'No se pudo cargar la empresa: las fechas se muestran en la zona horaria de este dispositivo.',
      {
        en: "The company could not be loaded: dates are shown in this device's time zone.",
      },
    ),
  },
  home: {
    welcome: original((firstName: string) => `Bienvenido, ${firstName}!`, {
      es: (firstName) => `Hola, ${firstName}`,
      en: (firstName) => `Welcome, ${firstName}!`,
    }),
    asOf: es((moment: string) => `Así estaba el ${moment}.`, { en: (moment) => `As of ${moment}.` }),
    unknownCompany: es('Empresa desconocida', { en: 'Unknown company' }),
    noUsername: es('No se encontró el nombre de usuario.', { en: 'The username was not found.' }),
    noUsernameHint: es('Para recuperarlo basta con volver a entrar.', {
      en: 'Logging in again brings it back.',
    }),
    logInAgain: es('Volver a entrar', { en: 'Log in again' }),
    projects: es(words.projects),
    loadingProjects: es(words.loadingProjects),
    emptyProjects: original('No tienes proyectos asignados aún.', {
      es: 'Aún no hay proyectos asignados.',
      en: 'No projects are assigned to you yet.',
    }),
    emptyProjectsHint: es('Aparecen aquí en cuanto la gerencia agrega a alguien a un proyecto.', {
      en: 'They show here as soon as a manager adds you to a project.',
    }),
    projectsFailed: es(words.projectsFailed),
    start: es(words.start),
    end: es(words.end),
    seeTasks: original('Ver tasks', { es: 'Ver tareas', en: 'See tasks' }),
    seeTasksOf: original((project: string) => `Ver tasks: ${project}`, {
      es: (project) => `Ver tareas: ${project}`,
      en: (project) => `See tasks: ${project}`,
    }),
    today: es('Tareas de hoy', { en: "Today's tasks" }),
    emptyToday: es('Nada vence hoy ni está en curso.', { en: 'Nothing is due today or being worked on.' }),
    allTasks: es('Todas las tareas', { en: 'All tasks' }),
  },
  tasks: {
    title: es('Tareas asignadas por proyecto', { en: 'Assigned tasks by project' }),
    loading: es(words.loadingTasks),
    empty: es('No hay tareas asignadas.', { en: 'No tasks are assigned.' }),
    emptyHint: es('Aparecen aquí en cuanto alguien las asigna.', {
      en: 'They show here as soon as somebody assigns them.',
    }),
    emptyHere: es('El filtro muestra un solo proyecto.', { en: 'The filter shows a single project.' }),
    only: es((project: string) => `Solo ${project}`, { en: (project) => `Only ${project}` }),
    onlyOne: es('Solo un proyecto', { en: 'Only one project' }),
    all: es('Ver todas', { en: 'See all' }),
    status: es(words.status),
    priority: es(words.priority),
    assignedTo: es(words.assignedTo),
    due: es('Fecha límite', { en: 'Due date' }),
    noDue: original('No definida', words.nothing),
    overdue: es('vencida', { en: 'overdue' }),
    hours: es(words.estimatedHours),
    noHours: original('N/A', words.nothing),
    failed: es(words.tasksFailed),
  },
  project: {
    forbidden: original('🚫 No tienes permiso para ver este proyecto.', {
      es: '🚫 Sin permiso para ver este proyecto.',
      en: '🚫 You are not allowed to see this project.',
    }),
    failed: es('Ocurrió un error al cargar el proyecto.', {
      en: 'An error occurred while loading the project.',
    }),
    loading: es('Cargando proyecto...', { en: 'Loading project...' }),
    title: es(words.project),
  },
  /** Where nothing was lost because only reading failed. */
  safe: es(words.safe),
} satisfies Catalogue;
