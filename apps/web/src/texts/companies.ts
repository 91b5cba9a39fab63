import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from './declare.ts';
import { phrases, words } from './words.ts';

/** Companies in the manager and admin areas. */
export const companyTexts = {
  uncategorized: en('Uncategorized', { es: 'Sin giro' }),
  home: {
    title: original((fullname: string) => `Bienvenido, ${fullname}`, {
      es: (fullname) => `Hola, ${fullname}`,
      en: (fullname) => `Welcome, ${fullname}`,
    }),
    lead: es('Elegir una empresa para abrir su tablero.', { en: 'Choose a company to open its dashboard.' }),
    lineOfBusiness: en(words.lineOfBusiness),
    empty: en(words.noCompanies),
    emptyHint: es('Con una empresa registrada se pueden crear proyectos y empleados.', {
      en: 'With a company registered, projects and employees can be created.',
    }),
    loading: es('Cargando empresas...', { en: 'Loading companies...' }),
    failed: es('No se pudieron cargar las empresas.', { en: 'The companies could not be loaded.' }),
    safe: es(words.safe),
  },
  panel: {
    title: en('Dashboard', { es: 'Panel' }),
    companies: en(words.companies),
    home: en(words.home),
    manage: en(words.manageCompanies),
    all: en((count: number) => `All ${count} companies`, { es: (count) => `Las ${count} empresas` }),
  },
  list: {
    title: en(words.manageCompanies),
    add: en(words.add),
    name: en(words.name),
    actions: en(words.actions),
    edit: en(words.edit),
    remove: en(words.remove),
    of: alike((action: string, name: string) => `${action} ${name}`),
  },
  remove: {
    title: en('Delete company', { es: 'Eliminar empresa' }),
    confirm: original('¿Seguro que deseas eliminar esta compañía?', {
      es: '¿Eliminar esta empresa?',
      en: 'Delete this company?',
    }),
    consequence: en(
      'Its projects and tasks are deleted, and its employees are left without a company. Time records and closed pay periods are kept.',
      {
        es: 'Se eliminan sus proyectos y tareas, y sus empleados quedan sin empresa. Los registros de tiempo y los períodos de pago cerrados se conservan.',
      },
    ),
    typeName: en((name: string) => `Type “${name}” to confirm`, {
      es: (name) => `Escribir «${name}» para confirmar`,
    }),
    cancel: en(words.cancel),
    submit: en(words.remove),
    done: en((name: string) => `${name} was deleted.`, { es: (name) => `Se eliminó ${name}.` }),
    failed: en('The company could not be deleted. Nothing was changed.', {
      es: 'No se pudo eliminar la empresa. Nada ha cambiado.',
    }),
  },
  form: {
    register: en('Register New Company', { es: 'Registrar nueva empresa' }),
    edit: en('Edit Company', { es: 'Editar empresa' }),
    back: en('Go Back', { es: 'Volver' }),
    save: en(words.saveChanges),
    create: en('Register Company', { es: 'Registrar empresa' }),
    fields: {
      name: en(words.name),
      line_of_business: en(words.lineOfBusiness),
      address: en('Address', { es: 'Dirección' }),
      email: en(words.email),
      phone: en(words.phone),
      color: alike('Color'),
      timezone: en('Time zone', { es: 'Zona horaria' }),
      currency: en('Currency', { es: 'Moneda' }),
    },
    timezoneHint: en('Days, weeks and months of working time are counted in it.', {
      es: 'En ella se cuentan los días, las semanas y los meses del tiempo de trabajo.',
    }),
    noZones: en('No time zone is called so.', { es: 'Ninguna zona horaria se llama así.' }),
    currencyHint: en('Money of hours and rates is shown in it; no amount is converted.', {
      es: 'En ella se muestra el dinero de las horas y las tarifas; ningún monto se convierte.',
    }),
    noCurrency: en('None chosen', { es: 'Sin elegir' }),
    noCurrencies: en('No currency with two decimals is called so.', {
      es: 'Ninguna moneda con dos decimales se llama así.',
    }),
    selectLine: en('Select Line of Business', { es: 'Elegir giro de negocio' }),
    noLines: en('There are none yet: an administrator adds them.', {
      es: 'Todavía no hay: los agrega un administrador.',
    }),
    linesFailed: en('The lines of business could not be loaded.', {
      es: 'No se pudieron cargar los giros de negocio.',
    }),
    saved: en(phrases.saved),
    createFailed: es('Hubo un error al registrar la empresa.', {
      en: 'The company could not be registered.',
    }),
    updateFailed: en('The company could not be saved. Nothing was changed.', {
      es: 'No se pudo guardar la empresa. Nada ha cambiado.',
    }),
    missing: en('This company does not exist, or it belongs to somebody else.', {
      es: 'Esta empresa no existe, o pertenece a otra persona.',
    }),
    loadFailed: en('The company could not be loaded.', { es: 'No se pudo cargar la empresa.' }),
    loadSafe: en(words.unchanged),
    loading: en('Loading the company...', { es: 'Cargando la empresa...' }),
  },
} satisfies Catalogue;
