import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { phrases, words } from './words.ts';

const subscriptions = original('Subscripciones', { es: 'Suscripciones', en: 'Subscriptions' });
const linesOfBusiness = original('Giro de Negocio', { es: 'Giros de negocio', en: 'Lines of Business' });
const newPlan = original('Nueva subscripción', { es: 'Nueva suscripción', en: 'New Subscription' });

/** The admin area. */
export const adminTexts = {
  panel: {
    title: en('Admin Panel', { es: 'Panel de administración' }),
    dashboard: en('Dashboard', { es: 'Inicio' }),
    companies: en(words.companies),
    linesOfBusiness,
    plans: subscriptions,
    people: en(words.users),
  },
  dashboard: {
    windowTitle: en('Admin Panel', { es: 'Panel de administración' }),
    welcome: en((firstName: string) => `Welcome, ${firstName}!`, {
      es: (firstName) => `Hola, ${firstName}`,
    }),
    lead: en('From here you manage the system, its companies and its users.', {
      es: 'Desde aquí se administran el sistema, sus empresas y sus usuarios.',
    }),
    first: {
      title: en('What comes first', { es: 'Lo primero' }),
      lead: en('Until these are there nobody can work. This list goes away by itself.', {
        es: 'Sin esto nadie puede trabajar. Esta lista desaparece por sí sola.',
      }),
      done: en('Done', { es: 'Listo' }),
      lines: en('Add lines of business', { es: 'Agregar giros de negocio' }),
      linesWhy: en('A company is registered with one of them.', {
        es: 'Una empresa se registra con uno de ellos.',
      }),
      people: en('Bring in a manager', { es: 'Traer a un gestor' }),
      peopleWhy: en('Invite them by a link, or make their account yourself.', {
        es: 'Con un enlace de invitación, o con una cuenta hecha aquí mismo.',
      }),
      company: en('The first company', { es: 'La primera empresa' }),
      companyWhy: en('Its manager registers it, and then its employees, in their own area.', {
        es: 'La registra su gestor en su propia área, y luego a sus empleados.',
      }),
    },
    deadLetters: {
      title: en('Failed background work', { es: 'Trabajo en segundo plano que falló' }),
      lead: en('Retry it once the cause is gone. It is deleted after 30 days.', {
        es: 'Se puede repetir cuando la causa ya no exista. Se borra a los 30 días.',
      }),
      mail: en('Mail about an account', { es: 'Correo sobre una cuenta' }),
      slipMails: en('Mails with slips', { es: 'Correos con boletas' }),
      other: en('Another task', { es: 'Otra tarea' }),
      retry: en('Run again', { es: 'Repetir' }),
      retried: en('It runs again within seconds.', { es: 'Se repite en unos segundos.' }),
      retryFailed: en('It could not be run again.', { es: 'No se pudo repetir.' }),
      again: en('Try again in a moment.', { es: 'Conviene intentarlo de nuevo en un momento.' }),
      failed: en('Failed background work could not be loaded.', {
        es: 'No se pudo cargar el trabajo que falló.',
      }),
    },
    countFailed: en('It could not be counted.', { es: 'No se pudo contar.' }),
    cards: {
      companies: en('Every company, who created it and when.', {
        es: 'Cada empresa, quién la creó y cuándo.',
      }),
      linesOfBusiness: en('What companies choose from when they register.', {
        es: 'Entre qué eligen las empresas al registrarse.',
      }),
      plans: en('The plans of the landing page and their prices.', {
        es: 'Los planes de la página de inicio y sus precios.',
      }),
      people: en('Accounts, roles and subscriptions.', { es: 'Cuentas, roles y suscripciones.' }),
    },
  },
  count: alike((shown: number, total: number) => (shown === total ? String(total) : `${shown} / ${total}`)),
  stillLoading: en((loaded: number, total: number) => `Loaded ${loaded} of ${total}…`, {
    es: (loaded, total) => `Cargados ${loaded} de ${total}…`,
  }),
  companies: {
    title: en(words.manageCompanies),
    archives: en('Deleted companies', { es: 'Empresas eliminadas' }),
    loading: en('Loading companies...', { es: 'Cargando empresas...' }),
    failed: en('The companies could not be loaded.', { es: 'No se pudieron cargar las empresas.' }),
    safe: en(words.unchanged),
    filters: {
      label: en(words.filters),
      name: en(words.name),
      creator: en('Creator', { es: 'Creador' }),
      creatorHint: en('Exact username', { es: 'Usuario exacto' }),
      date: en('Creation date', { es: 'Fecha de creación' }),
      clear: en(words.clearFilters),
    },
    columns: {
      name: en(words.name),
      creator: en('Creator', { es: 'Creador' }),
      line: en(words.lineOfBusiness),
      created: en('Created', { es: 'Creada' }),
    },
    actions: en(words.actions),
    remove: en(phrases.removeNamed),
    empty: en(words.noCompanies),
    emptyHint: en('Managers register them in their own area.', {
      es: 'Los gestores las registran en su propia área.',
    }),
    handOver: {
      of: en((name: string) => `Hand over ${name}`, { es: (name) => `Traspasar ${name}` }),
      title: en((name: string) => `Hand over ${name}`, { es: (name) => `Traspasar ${name}` }),
      consequence: en(
        'Its projects, employees and time records go with it. The present owner leaves its projects and sees nothing of it any more.',
        {
          es: 'Sus proyectos, empleados y registros de tiempo van con ella. Quien la tiene ahora sale de sus proyectos y ya no ve nada de ella.',
        },
      ),
      present: en((username: string) => `Present owner: ${username}`, {
        es: (username) => `Dueño actual: ${username}`,
      }),
      owner: en('New owner', { es: 'Nuevo dueño' }),
      choose: en('Choose a manager', { es: 'Elegir gestor' }),
      nobody: en('There is no other manager yet: create one under Users.', {
        es: 'Todavía no hay otro gestor: se crea en Usuarios.',
      }),
      listFailed: en('The managers could not be loaded.', { es: 'No se pudieron cargar los gestores.' }),
      cancel: en(words.cancel),
      save: en('Hand over', { es: 'Traspasar' }),
      saving: en(words.saving),
      done: en((name: string, owner: string) => `${name} belongs to ${owner} now.`, {
        es: (name, owner) => `${name} es ahora de ${owner}.`,
      }),
      failed: en('The company could not be handed over. Nothing was changed.', {
        es: 'No se pudo traspasar la empresa. Nada ha cambiado.',
      }),
    },
    noMatch: en('No company matches these filters.', { es: 'Ninguna empresa cumple estos filtros.' }),
  },
  people: {
    title: en('Manage Users', { es: 'Administrar usuarios' }),
    add: en('New User', { es: 'Nuevo usuario' }),
    loading: en(words.loadingUsers),
    failed: en('The users could not be loaded.', { es: 'No se pudieron cargar los usuarios.' }),
    safe: en(words.unchanged),
    filters: {
      label: en(words.filters),
      search: en(words.search),
      searchPlaceholder: en('Name, email, phone, username or subscription', {
        es: 'Nombre, correo, teléfono, usuario o suscripción',
      }),
      role: en(words.role),
      all: en(words.all),
    },
    columns: {
      name: en(words.name),
      username: en(words.username),
      email: en(words.email),
      phone: en(words.phone),
      role: en(words.role),
      subscription: en(words.subscription),
      company: en(words.company),
    },
    noCompany: en('No company', { es: 'Sin empresa' }),
    seeCompanies: en('See the companies', { es: 'Ver las empresas' }),
    assign: {
      of: en((name: string) => `Company of ${name}`, { es: (name) => `Empresa de ${name}` }),
      title: en((name: string) => `Company of ${name}`, { es: (name) => `Empresa de ${name}` }),
      first: en('Working time counts from then on.', { es: 'El tiempo de trabajo cuenta desde entonces.' }),
      consequence: en(
        'What is running ends, and they leave the projects and tasks of the present company. Their hours stay with it.',
        {
          es: 'Lo que está en curso termina, y sale de los proyectos y tareas de la empresa actual. Sus horas quedan en ella.',
        },
      ),
      company: en(words.company),
      choose: en('Choose a company', { es: 'Elegir empresa' }),
      none: en('There are no companies yet: a manager registers the first one.', {
        es: 'Todavía no hay empresas: un gestor registra la primera.',
      }),
      listFailed: en('The companies could not be loaded.', { es: 'No se pudieron cargar las empresas.' }),
      cancel: en(words.cancel),
      save: en(words.save),
      saving: en(words.saving),
      done: en((name: string, company: string) => `${name} works for ${company} now.`, {
        es: (name, company) => `${name} trabaja ahora para ${company}.`,
      }),
      failed: en('The company could not be changed.', { es: 'No se pudo cambiar la empresa.' }),
    },
    none: alike('-'),
    actions: en(words.actions),
    edit: en(phrases.editNamed),
    remove: en(phrases.removeNamed),
    removeLabel: es(words.remove),
    saved: en(phrases.saved),
    removed: en(phrases.removed),
    named: alike((fullname: string, username: string) => `${fullname} (@${username})`),
    confirmRemove: original('¿Estás seguro de eliminar este usuario?', {
      es: '¿Eliminar este usuario?',
      en: 'Delete this user?',
    }),
    removeFailed: en('The user could not be deleted.', { es: 'No se pudo eliminar el usuario.' }),
    empty: en('No users yet.', { es: 'No hay usuarios.' }),
    noMatch: en('No user matches this search.', { es: 'Ningún usuario coincide con la búsqueda.' }),
    noMatchHint: en('Try fewer words, or another role.', {
      es: 'Con menos palabras, u otro rol, puede aparecer.',
    }),
    form: {
      create: en('New User', { es: 'Nuevo usuario' }),
      edit: en('Edit User', { es: 'Editar usuario' }),
      fullname: en(words.fullname),
      email: en(words.email),
      phone: en(words.phone),
      role: en(words.role),
      username: en(words.username),
      subscription: en(words.subscription),
      noPlan: en('None', { es: 'Ninguna' }),
      password: en(words.password),
      newPassword: en(words.newPassword),
      passwordHint: en(phrases.tooShort),
      keepPassword: en('Leave it empty to keep the present one.', {
        es: 'Vacía, queda la contraseña actual.',
      }),
      cancel: en(words.cancel),
      save: en(words.save),
      saving: en(words.saving),
      badRequest: es('Error en los datos enviados.', { en: 'There is an error in the data that was sent.' }),
      serverError: es('Error interno del servidor.', { en: 'Internal server error.' }),
    },
  },
  linesOfBusiness: {
    title: linesOfBusiness,
    loading: es('Cargando giros...', { en: 'Loading lines of business...' }),
    failed: es('No se pudieron cargar los giros de negocio.', {
      en: 'The lines of business could not be loaded.',
    }),
    safe: es(words.unchanged),
    name: es(words.name),
    actions: es(words.actions),
    newName: es('Nuevo giro', { en: 'New line of business' }),
    create: es('Crear', { en: 'Create' }),
    creating: es('Creando...', { en: 'Creating...' }),
    rename: es((name: string) => `Renombrar ${name}`, { en: (name) => `Rename ${name}` }),
    renameField: es((name: string) => `Nuevo nombre de ${name}`, { en: (name) => `New name of ${name}` }),
    save: es(words.save),
    cancel: es(words.cancel),
    remove: es(phrases.removeNamed),
    removeLabel: es(words.remove),
    confirmRemove: original('¿Estás seguro de eliminar este giro?', {
      es: '¿Eliminar este giro?',
      en: 'Delete this line of business?',
    }),
    empty: es('No hay giros de negocio.', { en: 'There are no lines of business.' }),
    emptyHint: es('El primero se crea en el campo de arriba.', {
      en: 'The first one is created in the field above.',
    }),
    createFailed: es('No se pudo crear el giro.', { en: 'The line of business could not be created.' }),
    renameFailed: es('No se pudo renombrar el giro.', { en: 'The line of business could not be renamed.' }),
    removeFailed: es('No se pudo eliminar el giro.', { en: 'The line of business could not be deleted.' }),
  },
  plans: {
    title: subscriptions,
    add: newPlan,
    loading: original('Cargando subscripciones...', {
      es: 'Cargando suscripciones...',
      en: 'Loading subscriptions...',
    }),
    failed: original('No se pudieron cargar las subscripciones.', {
      es: 'No se pudieron cargar las suscripciones.',
      en: 'The subscriptions could not be loaded.',
    }),
    safe: es(words.unchanged),
    columns: {
      name: es(words.name),
      description: es(words.description),
      price: es('Precio', { en: 'Price' }),
    },
    actions: es(words.actions),
    edit: es(phrases.editNamed),
    remove: es(phrases.removeNamed),
    removeLabel: es(words.remove),
    confirmRemove: original('¿Confirma eliminar esta subscripción?', {
      es: '¿Eliminar esta suscripción?',
      en: 'Delete this subscription?',
    }),
    empty: original('No hay subscripciones.', {
      es: 'No hay suscripciones.',
      en: 'There are no subscriptions.',
    }),
    emptyHint: es('Las que se crean aquí aparecen como planes en la página de inicio.', {
      en: 'Those created here show as plans on the landing page.',
    }),
    form: {
      create: newPlan,
      edit: original('Editar subscripción', { es: 'Editar suscripción', en: 'Edit Subscription' }),
      name: es(words.name),
      description: es(words.description),
      price: es('Precio (Q)', { en: 'Price (Q)' }),
      cancel: es(words.cancel),
      save: es(words.save),
      saving: es(words.saving),
    },
    saveFailed: original('No se pudo guardar la subscripción.', {
      es: 'No se pudo guardar la suscripción.',
      en: 'The subscription could not be saved.',
    }),
    removeFailed: original('No se pudo eliminar la subscripción.', {
      es: 'No se pudo eliminar la suscripción.',
      en: 'The subscription could not be deleted.',
    }),
  },
} satisfies Catalogue;
