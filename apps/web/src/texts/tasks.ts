import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { words } from './words.ts';

/** The author of a change: the person's own other tab or device, somebody else, or nobody known. */
export type Who = 'self' | 'other' | 'unknown';

/** How a task left the board. */
export type How = 'deleted' | 'archived' | 'elsewhere';

/** The texts of tasks and their board. */
export const taskTexts = {
  title: original('Gestión de Tareas', { es: 'Gestión de tareas', en: 'Task Management' }),
  view: es('Vista', { en: 'View' }),
  views: { kanban: alike('Kanban'), table: es('Tabla', { en: 'Table' }) },
  loading: es(words.loadingTasks),
  live: {
    /** Follows the word for a missing connection. */
    withoutConnection: es('Lo que se cambie aquí espera; lo de otras personas aparecerá cuando vuelva.', {
      en: 'What is changed here waits; what others change shows when it is back.',
    }),
    lost: es('Los cambios de otras personas no llegan por ahora. Se reintenta solo.', {
      en: 'The changes of others do not arrive for now. It is tried again by itself.',
    }),
    crowded: es(
      'Esta pestaña no se actualiza sola: hay demasiadas abiertas. En cuanto se cierre otra, vuelve a hacerlo.',
      {
        en: 'This tab does not update by itself: too many are open. As soon as another is closed, it does again.',
      },
    ),
    /** Names the list of who else has the board open, and the button that opens it. */
    present: es('También en este tablero', { en: 'Also on this board' }),
    presentCount: es((count: number) => `También en este tablero: ${count}`, {
      en: (count) => `Also on this board: ${count}`,
    }),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
    edits: es(
      (names: readonly string[]) =>
        names.length > 1 ? `Editan: ${names.join(', ')}` : `${names.join()} edita`,
      { en: (names) => (names.length > 1 ? `Editing: ${names.join(', ')}` : `${names.join()} is editing`) },
    ),
    back: es('Los cambios de otras personas llegan de nuevo.', { en: 'The changes of others arrive again.' }),
  },
  filter: {
    label: es('Filtro de tareas', { en: 'Task filter' }),
    open: es('Filtrar tareas', { en: 'Filter tasks' }),
    active: es((count: number) => `Filtrar tareas, ${count} ${count === 1 ? 'activo' : 'activos'}`, {
      en: (count) => `Filter tasks, ${count} active`,
    }),
    search: es('Buscar en las tareas', { en: 'Search the tasks' }),
    people: es('Personas', { en: 'People' }),
    nobody: es(words.unassigned),
    someoneElse: es('Otra persona', { en: 'Somebody else' }),
    mine: es('Mis tareas', { en: 'My tasks' }),
    tags: en(words.tags),
    statuses: es(words.status),
    more: es('Más filtros', { en: 'More filters' }),
    moreSet: es((count: number) => `Más filtros, ${count} ${count === 1 ? 'activo' : 'activos'}`, {
      en: (count) => `More filters, ${count} active`,
    }),
    priorities: es(words.priority),
    due: es('Vencimiento', { en: 'Due date' }),
    anyDue: es('Cualquier fecha', { en: 'Any date' }),
    dues: {
      overdue: es('Vencidas', { en: 'Overdue' }),
      week: es('Esta semana', { en: 'This week' }),
      none: es('Sin fecha', { en: 'Without a date' }),
    },
    noOption: es('Nada coincide', { en: 'Nothing matches' }),
    found: es((found: number, all: number) => `${found} de ${all}`, {
      en: (found, all) => `${found} of ${all}`,
    }),
    commentsUnsearched: es('Sin los comentarios', { en: 'Without comments' }),
    clear: es('Quitar filtros', { en: 'Remove filters' }),
    close: es('Cerrar el filtro', { en: 'Close the filter' }),
    noMatch: es('Ninguna tarea coincide con el filtro.', { en: 'No task matches the filter.' }),
  },
  failed: {
    dragCode: es('Todavía no se puede arrastrar: esa parte de la página llega con la conexión.', {
      en: 'Dragging is not possible yet: that part of the page comes with the connection.',
    }),
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
    empty: original('Añade una tarjeta', { es: 'Sin tarjetas', en: 'No cards' }),
    noneFound: es('Ninguna coincide', { en: 'No match here' }),
    add: es('Añadir tarea', { en: 'Add Task' }),
    strip: es('Columnas del tablero', { en: 'Columns of the board' }),
  },
  users: es((count: number) => `${count} usuarios`, { en: (count) => `${count} users` }),
  unassigned: es(words.unassigned),
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
    loadingPeople: es('Cargando personas...', { en: 'Loading people...' }),
    noPeople: es('El proyecto no tiene usuarios.', { en: 'The project has no users.' }),
    peopleFailed: es(words.peopleFailed),
    /** Shown while the server is unreachable. */
    peopleLater: es('Las personas del proyecto se muestran cuando vuelva la conexión.', {
      en: 'The people of the project show when the connection is back.',
    }),
  },
  undo: {
    undo: es('Deshacer', { en: 'Undo' }),
    redo: es('Rehacer', { en: 'Redo' }),
    undone: es('Deshecho.', { en: 'Undone.' }),
    redone: es('Hecho de nuevo.', { en: 'Done again.' }),
    created: es('Tarea creada.', { en: 'Task created.' }),
    saved: es('Tarea guardada.', { en: 'Task saved.' }),
    moved: es((status: string) => `Tarea movida a ${status}.`, {
      en: (status) => `Task moved to ${status}.`,
    }),
    reordered: es('Orden cambiado.', { en: 'Order changed.' }),
    assigned: es('Tarea asignada.', { en: 'Task assigned.' }),
    unassigned: es('Tarea desasignada.', { en: 'Task unassigned.' }),
    removed: es('Tarea eliminada.', { en: 'Task deleted.' }),
    refused: es('No se deshizo.', { en: 'It was not undone.' }),
    failed: es('No se pudo deshacer.', { en: 'It could not be undone.' }),
  },
  /** The changes a task's card offers. */
  fields: {
    priority: es(words.priority),
    dueDate: es('Fecha de vencimiento', { en: 'Due date' }),
    assignees: es(words.assignedTo),
    tags: en(words.tags),
  },
} satisfies Catalogue;
