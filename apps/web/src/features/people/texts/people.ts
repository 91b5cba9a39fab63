import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The accounts of an installation, for its administrators. */
export const peopleTexts = {
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
    language: en(words.language),
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
} satisfies Catalogue;
