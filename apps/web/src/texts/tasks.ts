import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { phrases, words } from './words.ts';

/** Who did something: the person themselves in another tab or on another device, somebody else, or nobody knows. */
type Who = 'self' | 'other' | 'unknown';

/** How a task left the board. */
type How = 'deleted' | 'archived' | 'elsewhere';

const GONE = {
  es: {
    deleted: {
      self: 'Eliminaste esta tarea en otra pestaña.',
      other: 'Otra persona eliminó esta tarea.',
      unknown: 'Esta tarea se eliminó mientras tanto.',
    },
    archived: {
      self: 'Archivaste esta tarea en otra pestaña.',
      other: 'Otra persona archivó esta tarea.',
      unknown: 'Esta tarea se archivó mientras tanto.',
    },
    elsewhere: {
      self: 'Moviste esta tarea a otro proyecto en otra pestaña.',
      other: 'Otra persona movió esta tarea a otro proyecto.',
      unknown: 'Esta tarea se movió a otro proyecto mientras tanto.',
    },
  },
  en: {
    deleted: {
      self: 'You deleted this task in another tab.',
      other: 'Somebody else deleted this task.',
      unknown: 'This task was deleted meanwhile.',
    },
    archived: {
      self: 'You archived this task in another tab.',
      other: 'Somebody else archived this task.',
      unknown: 'This task was archived meanwhile.',
    },
    elsewhere: {
      self: 'You moved this task to another project in another tab.',
      other: 'Somebody else moved this task to another project.',
      unknown: 'This task was moved to another project meanwhile.',
    },
  },
} as const;

/** What was done to a task that left, by oneself, by somebody, and the words after its title. */
const LEFT = {
  es: {
    deleted: ['Eliminaste', 'eliminó', ''],
    archived: ['Archivaste', 'archivó', ''],
    elsewhere: ['Moviste', 'movió', ' a otro proyecto'],
  },
  en: { deleted: ['deleted', ''], archived: ['archived', ''], elsewhere: ['moved', ' to another project'] },
} as const;

const CHANGED_TOO = {
  es: {
    self: 'También cambiaste en otra pestaña',
    other: 'Otra persona también cambió',
    unknown: 'También cambió mientras tanto',
  },
  en: {
    self: 'You changed it too, in another tab',
    other: 'Somebody else changed it too',
    unknown: 'It was changed too meanwhile',
  },
} as const;

/** The task board, its table and its form. */
export const taskTexts = {
  title: original('Gestión de Tareas', { es: 'Gestión de tareas', en: 'Task Management' }),
  view: es('Vista', { en: 'View' }),
  views: { kanban: alike('Kanban'), table: es('Tabla', { en: 'Table' }) },
  loading: es(words.loadingTasks),
  live: {
    /** Behind the word that there is no connection. */
    withoutConnection: es(
      'Lo que se cambie aquí espera; los cambios de otras personas aparecerán cuando vuelva.',
      {
        en: 'What is changed here waits; the changes of others will show when it is back.',
      },
    ),
    lost: es('Los cambios de otras personas no llegan por ahora. Se reintenta solo.', {
      en: 'The changes of others do not arrive for now. It is tried again by itself.',
    }),
    crowded: es(
      'Esta pestaña no se actualiza sola: hay demasiadas abiertas. En cuanto se cierre otra, vuelve a hacerlo.',
      {
        en: 'This tab does not update by itself: too many are open. As soon as another is closed, it does again.',
      },
    ),
    /** Names the list of who else has the board open. */
    present: es('También en este tablero', { en: 'Also on this board' }),
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
    clear: es('Quitar filtros', { en: 'Remove filters' }),
    close: es('Cerrar el filtro', { en: 'Close the filter' }),
    noMatch: es('Ninguna tarea coincide con el filtro.', { en: 'No task matches the filter.' }),
  },
  keys: {
    title: es('Atajos de teclado', { en: 'Keyboard Shortcuts' }),
    find: es('Buscar en las tareas', { en: 'Search the tasks' }),
    create: es('Nueva tarea', { en: 'New task' }),
    help: es('Esta lista', { en: 'This list' }),
    step: es('Ir de tarjeta en tarjeta', { en: 'Go from card to card' }),
    open: es('Abrir la tarjeta', { en: 'Open the card' }),
    lift: es('Levantar o soltar la tarjeta; las flechas la llevan', {
      en: 'Lift or drop the card; the arrows carry it',
    }),
    choose: es('Elegir la tarjeta, con otras; con Mayús, hasta ella', {
      en: 'Choose the card, with others; with Shift, up to it',
    }),
    chooseAlong: es('Elegir la tarjeta y la siguiente', { en: 'Choose the card and the next one' }),
    reassign: es('Asignar las elegidas a una sola persona', {
      en: 'Assign the chosen ones to one person alone',
    }),
    archive: es('Archivar la tarjeta', { en: 'Archive the card' }),
    duplicate: es('Duplicar la tarjeta', { en: 'Duplicate the card' }),
    undo: es('Deshacer lo último, mientras se ofrece', { en: 'Undo the last thing, while that is offered' }),
    go: es('Ir a una tarea, un proyecto, una persona…', { en: 'Go to a task, a project, a person…' }),
    leave: es('Cerrar lo que está abierto', { en: 'Close what is open' }),
    /** What stands on the keys that have a name. */
    names: {
      Enter: es('Intro', { en: 'Enter' }),
      Shift: es('Mayús', { en: 'Shift' }),
      Space: es('Espacio', { en: 'Space' }),
    },
    plain: es('Atajos de una sola tecla', { en: 'Single-key shortcuts' }),
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
    noneFound: es('Ninguna coincide', { en: 'No match here' }),
    add: es('Añadir tarea', { en: 'Add Task' }),
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
    loadingPeople: es('Cargando personas...', { en: 'Loading people...' }),
    noPeople: es('El proyecto no tiene usuarios.', { en: 'The project has no users.' }),
    peopleFailed: es(words.peopleFailed),
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
    removed: es(
      (title: string, by: Who, how: How) => {
        const [self, others, where] = LEFT.es[how];
        return by === 'self'
          ? `${self} «${title}»${where} en otra pestaña mientras se movía.`
          : `Alguien ${others} «${title}»${where} mientras se movía.`;
      },
      {
        en: (title, by, how) => {
          const [did, where] = LEFT.en[how];
          return by === 'self'
            ? `You ${did} “${title}”${where} in another tab while it was being moved.`
            : `Somebody ${did} “${title}”${where} while it was being moved.`;
        },
      },
    ),
    moved: es(
      (title: string, status: string, by: Who) =>
        by === 'self'
          ? `Pasaste «${title}» a ${status} en otra pestaña mientras se movía, y ahí quedó.`
          : `Alguien pasó «${title}» a ${status} mientras se movía, y ahí quedó.`,
      {
        en: (title, status, by) =>
          by === 'self'
            ? `You put “${title}” into ${status} in another tab while it was being moved. It is there.`
            : `Somebody put “${title}” into ${status} while it was being moved. It is there.`,
      },
    ),
    targetGone: es(
      (title: string) => `«${title}» volvió a su lugar: la tarjeta sobre la que se soltó ya no está ahí.`,
      {
        en: (title) => `“${title}” is back where it was: the card it was dropped on is not there any more.`,
      },
    ),
    place: es(
      (status: string, position: number, count: number) => `${status}, posición ${position} de ${count}`,
      { en: (status, position, count) => `${status}, position ${position} of ${count}` },
    ),
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
    checklist: es('Lista de pasos', { en: 'Checklist' }),
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
      (by: Who, how: How) =>
        `${GONE.es[how][by]} Lo escrito sigue aquí y se puede guardar como una tarea nueva.`,
      {
        en: (by, how) =>
          `${GONE.en[how][by]} What is written here is still there and can be saved as a new task.`,
      },
    ),
    left: es((by: Who, how: How) => GONE.es[how][by], { en: (by, how) => GONE.en[how][by] }),
    goneKnown: es((by: Who, how: How) => `${GONE.es[how][by]} Aquí está lo último que se supo de ella.`, {
      en: (by, how) => `${GONE.en[how][by]} This is the last that was known of it.`,
    }),
    conflict: es(
      (field: string, by: Who) => `${CHANGED_TOO.es[by]}: ${field}. Lo de aquí no se ha guardado.`,
      {
        en: (field, by) => `${CHANGED_TOO.en[by]}: ${field}. What stands here is not saved.`,
      },
    ),
    saveAsNew: es('Guardar como nueva', { en: 'Save as New' }),
    savedAsNew: es('Se guardó como una tarea nueva.', { en: 'It was saved as a new task.' }),
    /** What a person changed in another tab is no news where nothing was typed. */
    othersChanged: es(
      (fields: string, by: 'other' | 'unknown') =>
        by === 'other' ? `Otra persona acaba de cambiar: ${fields}.` : `Cambió mientras tanto: ${fields}.`,
      {
        en: (fields, by) =>
          by === 'other' ? `Somebody else has just changed: ${fields}.` : `Changed meanwhile: ${fields}.`,
      },
    ),
    othersChangedToo: es(
      (fields: string, by: Who) => `${CHANGED_TOO.es[by]}: ${fields}. Al guardar queda lo escrito aquí.`,
      { en: (fields, by) => `${CHANGED_TOO.en[by]}: ${fields}. Saving keeps what is written here.` },
    ),
  },
} satisfies Catalogue;
