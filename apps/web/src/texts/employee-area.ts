import type { Catalogue } from '@faena/shared/language';
import { alike, es, original } from './declare.ts';
import { words } from './words.ts';

/** The employee area and the working time of employees. */
export const employeeTexts = {
  frame: {
    panel: original('Panel de Empleado', { es: 'Panel de empleado', en: 'Employee Panel' }),
    home: es(words.home),
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
    unknownCompany: es('Empresa desconocida', { en: 'Unknown company' }),
    noUsername: es('No se encontró el nombre de usuario.', { en: 'The username was not found.' }),
    noUsernameHint: es('Para recuperarlo basta con volver a entrar. Nada se ha perdido.', {
      en: 'Logging in again brings it back. Nothing is lost.',
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
    noDue: es('No definida', { en: 'Not set' }),
    overdue: es('vencida', { en: 'overdue' }),
    hours: es(words.estimatedHours),
    noHours: original('N/A', { es: 'Sin estimar', en: 'N/A' }),
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
  tracker: {
    title: es('Seguimiento de tiempo', { en: 'Time Tracking' }),
    records: es('Registros de tiempo', { en: 'Time records' }),
    all: es('Todos los registros', { en: 'All records' }),
    start: es(words.start),
    end: es(words.end),
    hours: es(words.hours),
    cost: es(words.cost),
    open: alike('--'),
    needsReview: es(words.needsReview),
    loading: es(words.loadingRecords),
    empty: es('Aún no hay registros.', { en: 'There are no records yet.' }),
    emptyHint: es('El primero empieza al entrar o con el botón de arriba.', {
      en: 'The first one starts at login, or with the button above.',
    }),
    more: es('Mostrar más', { en: 'Show more' }),
    failed: es(words.recordsFailed),
  },
  planilla: {
    title: es(words.payroll),
    present: es('Este período', { en: 'This period' }),
    period: es(words.period),
    toPresent: es('Volver a este período', { en: 'Back to this period' }),
    previous: es('Período anterior', { en: 'Previous period' }),
    next: es('Período siguiente', { en: 'Next period' }),
    hours: es(words.hoursWorked),
    earned: es('Ganado', { en: 'Earned' }),
    rate: es('Tarifa por hora', { en: 'Hourly rate' }),
    noRate: es('Sin tarifa', { en: 'No rate' }),
    ownRates: es('Historial de tarifas', { en: 'History of rates' }),
    since: es((when: string) => `desde el ${when}`, { en: (when) => `since ${when}` }),
    running: es('En curso', { en: 'Running' }),
    now: es('ahora', { en: 'now' }),
    days: es('Días', { en: 'Days' }),
    rates: es('Horas y tarifa', { en: 'Hours and rate' }),
    atRate: alike((hours: string, rate: string) => `${hours} × ${rate}`),
    partOf: es((from: string, to: string) => `Parte del registro de ${from} a ${to}`, {
      en: (from, to) => `Part of the record from ${from} to ${to}`,
    }),
    loading: es(words.loadingRecords),
    empty: es('Sin registros en este período.', { en: 'No records in this period.' }),
    failed: es(words.recordsFailed),
    ratesFailed: es(words.ratesFailed),
  },
  clock: {
    label: es('Tiempo de trabajo', { en: 'Working time' }),
    running: es('Registro en curso', { en: 'Recording' }),
    idle: es('Sin registro', { en: 'Not recording' }),
    today: es('Trabajado hoy', { en: 'Worked today' }),
    since: es((when: string) => `En curso desde las ${when}`, { en: (when) => `Recording since ${when}` }),
    sinceDay: es((when: string) => `En curso desde el ${when}`, { en: (when) => `Recording since ${when}` }),
    stopped: es('Sin registro en curso', { en: 'Nothing is being recorded' }),
    stoppedAt: es((when: string) => `Detenido a las ${when}`, { en: (when) => `Stopped at ${when}` }),
    stoppedOn: es((when: string) => `Detenido el ${when}`, { en: (when) => `Stopped on ${when}` }),
    start: es('Iniciar registro', { en: 'Start recording' }),
    stop: es('Detener registro', { en: 'Stop recording' }),
    loading: es('Consultando el registro...', { en: 'Looking up the record...' }),
    startFailed: es('No se pudo iniciar el registro.', { en: 'Recording could not be started.' }),
    stopFailed: es('No se pudo detener el registro.', { en: 'Recording could not be stopped.' }),
    notRunning: es('El tiempo aún no corre. Todo lo anterior está a salvo.', {
      en: 'Time is not running yet. Everything before is safe.',
    }),
    stillRunning: es('El tiempo sigue corriendo.', { en: 'Time keeps running.' }),
    noCompany: es('Sin empresa no se registra tiempo.', { en: 'Without a company no time is recorded.' }),
    unconfirmedShort: es('Sin confirmar', { en: 'Not confirmed' }),
    /** Behind the word that there is no connection. */
    withoutConnection: es(
      'Con esta página abierta el registro sigue; tras 5 minutos sin señal queda por revisar.',
      {
        en: 'With this page open the record goes on; after 5 minutes without a signal it is to be reviewed.',
      },
    ),
    unconfirmed: es('El servidor no confirma el registro por ahora. Se reintenta solo.', {
      en: 'The server does not confirm the record for now. It is tried again by itself.',
    }),
    /** What is told when the signal is back: how long it was gone, and whether the person did something meanwhile. */
    wentOn: es((lasted: string) => `Hubo ${lasted} sin señal. El registro siguió y queda por revisar.`, {
      en: (lasted) => `There was no signal for ${lasted}. The record went on, and is to be reviewed.`,
    }),
    wentOnUnused: es(
      (lasted: string) => `Hubo ${lasted} sin señal y sin uso. El registro siguió y queda por revisar.`,
      {
        en: (lasted) =>
          `There was no signal for ${lasted}, and nothing was done. The record went on, and is to be reviewed.`,
      },
    ),
    minutes: alike((minutes: number) => `${minutes} min`),
    hours: alike((hours: number, minutes: number) => `${hours} h ${minutes} min`),
    stoppedFor: es((reason: string) => `Motivo: ${reason}`, { en: (reason) => `Reason: ${reason}` }),
    closedBy: {
      lost_signal: es('El registro se cerró por falta de señal.', {
        en: 'The record was closed for lack of a signal.',
      }),
      manager: es('La gerencia detuvo el registro.', { en: 'A manager stopped the record.' }),
      logout: es('El registro se detuvo al cerrar la sesión en otro dispositivo.', {
        en: 'The record stopped with the logout on another device.',
      }),
      inactivity: es('El registro se detuvo por inactividad en otro dispositivo.', {
        en: 'The record stopped for inactivity on another device.',
      }),
      removed: es('El registro se cerró.', { en: 'The record was closed.' }),
    },
  },
  /** Where nothing was lost because only reading failed. */
  safe: es(words.safe),
} satisfies Catalogue;
