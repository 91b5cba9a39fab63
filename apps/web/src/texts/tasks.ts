import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { phrases, words } from './words.ts';

/** The task board, its table and its form. */
export const taskTexts = {
  title: original('Gestión de Tareas', { es: 'Gestión de tareas', en: 'Task Management' }),
  view: es('Vista', { en: 'View' }),
  views: { kanban: alike('Kanban'), table: es('Tabla', { en: 'Table' }) },
  loading: es(words.loadingTasks),
  live: {
    /** Behind the word that there is no connection. */
    withoutConnection: es('Los cambios de otras personas aparecerán cuando vuelva.', {
      en: 'The changes of others will show when it is back.',
    }),
    lost: es('Los cambios de otras personas no llegan por ahora. Se reintenta solo.', {
      en: 'The changes of others do not arrive for now. It is tried again by itself.',
    }),
    back: es('Los cambios de otras personas llegan de nuevo.', { en: 'The changes of others arrive again.' }),
  },
  failed: {
    load: es(words.tasksFailed),
    loadSafe: es('Las tareas están a salvo; solo falló la consulta.', {
      en: 'The tasks are safe; only loading them failed.',
    }),
    move: es('No se pudo mover la tarea. El tablero vuelve a estar como en el servidor.', {
      en: 'The task could not be moved. The board is as on the server again.',
    }),
    status: es('No se pudo cambiar el estado de la tarea.', {
      en: 'The status of the task could not be changed.',
    }),
    assign: es('No se pudo cambiar la asignación de la tarea.', {
      en: 'The assignment of the task could not be changed.',
    }),
    remove: es('No se pudo eliminar la tarea.', { en: 'The task could not be deleted.' }),
    forbidden: es('Este proyecto es de otra persona: sus tareas se pueden ver y mover, no cambiar.', {
      en: "This is somebody else's project: its tasks can be seen and moved, not changed.",
    }),
    gone: es('La tarea ya no existe.', { en: 'The task does not exist any more.' }),
  },
  column: {
    name: es((status: string, count: number) => `${status}, ${count} ${count === 1 ? 'tarea' : 'tareas'}`, {
      en: (status, count) => `${status}, ${count} ${count === 1 ? 'task' : 'tasks'}`,
    }),
    empty: original('Añade una tarjeta', { es: 'Sin tarjetas', en: 'Add a card' }),
    add: es('Añadir tarea', { en: 'Add task' }),
    strip: es('Columnas del tablero', { en: 'Columns of the board' }),
  },
  card: {
    overdue: es('Vencida', { en: 'Overdue' }),
    due: es('Vence el', { en: 'Due' }),
    hours: alike((hours: number) => `${hours} h`),
    assignees: es((count: number) => `${count} ${count === 1 ? 'persona asignada' : 'personas asignadas'}`, {
      en: (count) => `${count} ${count === 1 ? 'person assigned' : 'people assigned'}`,
    }),
    edit: es(words.edit),
    assign: es('Asignar', { en: 'Assign' }),
    unassign: es('Desasignar', { en: 'Unassign' }),
    remove: es(words.remove),
    of: alike((action: string, title: string) => `${action}: ${title}`),
    confirmRemove: original('¿Estás seguro de que quieres eliminar esta tarea?', {
      es: '¿Eliminar esta tarea?',
      en: 'Delete this task?',
    }),
    unassigned: es('Tarea desasignada.', { en: 'Task unassigned.' }),
    undo: es('Deshacer', { en: 'Undo' }),
    loadingPeople: es('Cargando personas...', { en: 'Loading people...' }),
    noPeople: es('El proyecto no tiene usuarios.', { en: 'The project has no users.' }),
    peopleFailed: es(words.peopleFailed),
  },
  drag: {
    instructions: es(
      'Para mover la tarjeta: Espacio la levanta, las flechas la llevan, Espacio o Intro la sueltan y Escape la devuelve. Intro la abre.',
      {
        en: 'To move the card: Space lifts it, the arrows carry it, Space or Enter drops it, and Escape puts it back. Enter opens it.',
      },
    ),
    lifted: es((title: string, place: string) => `${title} levantada. Está en ${place}.`, {
      en: (title, place) => `${title} lifted. It is in ${place}.`,
    }),
    over: es((place: string) => `En ${place}.`, { en: (place) => `In ${place}.` }),
    dropped: es((title: string, place: string) => `${title} soltada en ${place}.`, {
      en: (title, place) => `${title} dropped in ${place}.`,
    }),
    cancelled: es((title: string, place: string) => `Movimiento cancelado. ${title} volvió a ${place}.`, {
      en: (title, place) => `Move cancelled. ${title} is back in ${place}.`,
    }),
    lost: es((title: string) => `${title} no se pudo mover. El tablero se vuelve a cargar.`, {
      en: (title) => `${title} could not be moved. The board is loaded again.`,
    }),
    removed: es((title: string) => `Alguien eliminó «${title}» mientras se movía.`, {
      en: (title) => `Somebody deleted “${title}” while it was being moved.`,
    }),
    moved: es(
      (title: string, status: string) =>
        `Alguien pasó «${title}» a ${status} mientras se movía, y ahí quedó.`,
      {
        en: (title, status) =>
          `Somebody put “${title}” into ${status} while it was being moved. It is there.`,
      },
    ),
    targetGone: es(
      (title: string) => `«${title}» volvió a su lugar: alguien quitó la tarjeta sobre la que se soltó.`,
      {
        en: (title) => `“${title}” is back where it was: somebody took away the card it was dropped on.`,
      },
    ),
    place: es(
      (status: string, position: number, count: number) => `${status}, posición ${position} de ${count}`,
      { en: (status, position, count) => `${status}, position ${position} of ${count}` },
    ),
  },
  table: {
    heading: es((shown: number, total: number) => `Tareas (${shown} de ${total})`, {
      en: (shown, total) => `Tasks (${shown} of ${total})`,
    }),
    filters: es(words.filters),
    status: es(words.status),
    allStatuses: es(words.all),
    priority: es(words.priority),
    allPriorities: es('Todas', { en: 'All' }),
    clear: es(words.clearFilters),
    columns: {
      title: es(words.title),
      status: es(words.status),
      priority: es(words.priority),
      assignedTo: es(words.assignedTo),
      dueDate: es('Vence', { en: 'Due' }),
      estimatedHours: es(words.hours),
      tags: en(words.tags),
    },
    actions: es(words.actions),
    statusOf: es((title: string) => `Estado de ${title}`, { en: (title) => `Status of ${title}` }),
    users: es((count: number) => `${count} usuarios`, { en: (count) => `${count} users` }),
    unassigned: es(words.unassigned),
    none: alike('-'),
    empty: es('No hay tareas en este proyecto', { en: 'There are no tasks in this project' }),
    emptyHint: es('Una tarea nueva empieza en Backlog.', { en: 'A new task starts in Backlog.' }),
    noMatch: es('Ninguna tarea cumple estos filtros.', { en: 'No task matches these filters.' }),
  },
  form: {
    create: original('Nueva Tarea', { es: 'Nueva tarea', en: 'New Task' }),
    edit: original('Editar Tarea', { es: 'Editar tarea', en: 'Edit Task' }),
    view: es(words.task),
    title: es(words.title),
    titleRequired: es('El título es obligatorio.', { en: 'The title is required.' }),
    tooLong: es(phrases.tooLong),
    description: es(words.description),
    noDescription: es('Sin descripción', { en: 'No description' }),
    status: es(words.status),
    priority: es(words.priority),
    dueDate: es('Fecha de vencimiento', { en: 'Due date' }),
    estimatedHours: es(words.estimatedHours),
    tooManyHours: es((most: number) => `A lo sumo ${most} horas.`, {
      en: (most) => `At most ${most} hours.`,
    }),
    assignedTo: es('Asignar a', { en: 'Assign to' }),
    assignees: es(words.assignedTo),
    noAssignees: es(words.unassigned),
    noPeople: es('Nadie coincide', { en: 'Nobody matches' }),
    tags: en(words.tags),
    tagsHint: original('Intro agrega un tag.', { es: 'Intro agrega una etiqueta.', en: 'Enter adds a tag.' }),
    cancel: es(words.cancel),
    close: es('Cerrar', { en: 'Close' }),
    save: es(words.save),
    saving: es(words.saving),
    saveFailed: original('Error al guardar la tarea. Verifique que todos los campos sean válidos.', {
      es: 'No se pudo guardar la tarea. Conviene revisar que todos los campos sean válidos.',
      en: 'Error saving the task. Check that all the fields are valid.',
    }),
    gone: es(
      'Otra persona eliminó esta tarea. Lo escrito sigue aquí y se puede guardar como una tarea nueva.',
      {
        en: 'Somebody else deleted this task. What is written here is still there and can be saved as a new task.',
      },
    ),
    saveAsNew: es('Guardar como nueva', { en: 'Save as new' }),
    savedAsNew: es('Se guardó como una tarea nueva.', { en: 'It was saved as a new task.' }),
    othersChanged: es((fields: string) => `Otra persona acaba de cambiar: ${fields}.`, {
      en: (fields) => `Somebody else has just changed: ${fields}.`,
    }),
    othersChangedToo: es(
      (fields: string) => `Otra persona también cambió: ${fields}. Al guardar queda lo escrito aquí.`,
      { en: (fields) => `Somebody else changed it too: ${fields}. Saving keeps what is written here.` },
    ),
  },
} satisfies Catalogue;
