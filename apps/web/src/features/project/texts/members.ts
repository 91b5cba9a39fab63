import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The users tab of a project. */
export const membersTexts = {
  title: original((project: string) => `Gestión de Usuarios del Proyecto: ${project}`, {
    es: (project) => `Usuarios del proyecto: ${project}`,
    en: (project) => `Users of the Project: ${project}`,
  }),
  searchType: es('Buscar por', { en: 'Search by' }),
  types: {
    general: es('General', { en: 'General' }),
    username: original('Username', words.username),
    email: original('Email', words.email),
  },
  placeholders: {
    general: original('Nombre, username o email', {
      es: 'Nombre, usuario o correo',
      en: 'Name, username or email',
    }),
    username: original('Username completo', { es: 'Usuario completo', en: 'Whole username' }),
    email: original('Email completo', { es: 'Correo completo', en: 'Whole email' }),
  },
  search: es('Buscar usuarios', { en: 'Search users' }),
  searching: es('Buscando usuarios...', { en: 'Searching users...' }),
  tooShort: es(phrases.tooShort),
  results: es('Usuarios encontrados', { en: 'Users found' }),
  noResults: es('No se encontraron usuarios con ese criterio.', { en: 'No users were found for that.' }),
  exactHint: es(
    'Quien no trabaja en las empresas propias se encuentra solo por su nombre de usuario o correo exactos.',
    { en: 'People who do not work in your companies are found by the exact username or e-mail only.' },
  ),
  add: es(words.add),
  added: es((name: string) => `${name} ya está en el proyecto.`, {
    en: (name) => `${name} is in the project now.`,
  }),
  addNamed: es((name: string) => `Agregar: ${name}`, { en: (name) => `Add: ${name}` }),
  adding: es('Agregando...', { en: 'Adding...' }),
  list: original((count: number) => `Usuarios en el Proyecto (${count})`, {
    es: (count) => `Usuarios en el proyecto (${count})`,
    en: (count) => `Users in the Project (${count})`,
  }),
  role: es((roleId: number) => `Rol ID: ${roleId}`, { en: (roleId) => `Role ID: ${roleId}` }),
  marksOthers: es('Puede marcar a otros', { en: 'May clock others in' }),
  siteCode: es('Código de obra', { en: 'Site code' }),
  siteCodeHint: es(
    'Seis dígitos que cambian cada 30 segundos, en Cuadrilla. Con ellos una marca prueba lugar y minuto. Al activarlo de nuevo empieza un código nuevo.',
    {
      en: 'Six digits that change every 30 seconds, in Crew. With them a press proves place and minute. Turning it on again begins a new code.',
    },
  ),
  creator: es('Creador del proyecto', { en: 'Creator of the project' }),
  self: original('Tú', { es: 'Cuenta propia', en: 'You' }),
  remove: original((name: string) => `Remover: ${name}`, {
    es: (name) => `Quitar: ${name}`,
    en: (name) => `Remove: ${name}`,
  }),
  confirmRemove: es(
    (name: string, tasks: number) =>
      tasks === 0
        ? `¿Quitar a ${name} del proyecto? No tiene tareas asignadas en él.`
        : `¿Quitar a ${name} del proyecto? Se borra su asignación a ${tasks === 1 ? '1 tarea' : `${tasks} tareas`}, y no vuelve si más tarde se agrega de nuevo.`,
    {
      en: (name, tasks) =>
        tasks === 0
          ? `Remove ${name} from the project? No tasks are assigned to them in it.`
          : `Remove ${name} from the project? They are unassigned from ${tasks === 1 ? '1 task' : `${tasks} tasks`}, and adding them again later does not bring that back.`,
    },
  ),
  confirmRemoveUncounted: es(
    (name: string) =>
      `¿Quitar a ${name} del proyecto? Se borra su asignación a todas las tareas, y no vuelve si más tarde se agrega de nuevo.`,
    {
      en: (name) =>
        `Remove ${name} from the project? They are unassigned from all tasks, and adding them again later does not bring that back.`,
    },
  ),
  removeLabel: original('Remover', { es: 'Quitar', en: 'Remove' }),
  removed: es((name: string) => `${name} ya no está en el proyecto.`, {
    en: (name) => `${name} is not in the project any more.`,
  }),
  empty: es('No hay usuarios asignados a este proyecto.', { en: 'No users are assigned to this project.' }),
  readOnly: es('El proyecto es de otra empresa: quien la administra decide quién está en él.', {
    en: 'The project is of another company: whoever manages that decides who is in it.',
  }),
  emptyHint: es('La búsqueda de arriba encuentra a quien agregar.', {
    en: 'The search above finds whom to add.',
  }),
  loading: es(words.loadingUsers),
  retry: es(words.retry),
  errors: {
    load: es('Error al cargar usuarios del proyecto.', { en: 'Error loading the users of the project.' }),
    search: es('Error al buscar usuarios.', { en: 'Error searching users.' }),
    add: es('Error al agregar usuario al proyecto.', { en: 'Error adding the user to the project.' }),
    remove: original('Error al remover usuario del proyecto.', {
      es: 'Error al quitar al usuario del proyecto.',
      en: 'Error removing the user from the project.',
    }),
    marking: es('Error al cargar quién puede marcar a otros.', {
      en: 'Error loading who may clock others in.',
    }),
    marksOthers: es('Error al cambiar quién puede marcar a otros.', {
      en: 'Error changing who may clock others in.',
    }),
    siteCode: es('Error al cambiar el código de obra.', { en: 'Error changing the site code.' }),
    siteCodeUnknown: es('Error al cargar el código de obra.', { en: 'Error loading the site code.' }),
    forbidden: es(words.notYourProject),
  },
} satisfies Catalogue;
