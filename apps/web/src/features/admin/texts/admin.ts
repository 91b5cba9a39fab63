import { DEAD_LETTER_DAYS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { listTexts } from '@/texts/lists.ts';
import { phrases, words } from '@/texts/words.ts';

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
      lead: en(`Retry it once the cause is gone. It is deleted after ${DEAD_LETTER_DAYS} days.`, {
        es: `Se puede repetir cuando la causa ya no exista. Se borra a los ${DEAD_LETTER_DAYS} días.`,
      }),
      mail: en('Mail about an account', { es: 'Correo sobre una cuenta' }),
      slipMails: en('Mails with slips', { es: 'Correos con boletas' }),
      noticeMail: en('Mail with notices', { es: 'Correo con avisos' }),
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
    failed: listTexts.plansFailed,
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
