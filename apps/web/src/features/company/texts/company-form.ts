import { INACTIVITY_TIMEOUT_MS, MINUTE_MS, SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { alike, en, es } from '@/texts/declare.ts';
import { markingWords } from '@/texts/marking.ts';
import { phrases, words } from '@/texts/words.ts';

const IDLE_MINUTES = INACTIVITY_TIMEOUT_MS / MINUTE_MS;
const CONFIRMED_MINUTES = SESSION_CONFIRMED_MS / MINUTE_MS;

/** The form of a company's own data. */
export const companyFormTexts = {
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
    marking: en(markingWords.label),
    longestShiftHours: en('Longest shift', { es: 'Jornada máxima' }),
    paysIdleTime: en(`Pay idle time of more than ${IDLE_MINUTES} minutes`, {
      es: `Pagar el tiempo sin actividad de más de ${IDLE_MINUTES} minutos`,
    }),
    paysLunch: en('Pay lunch', { es: 'Pagar el almuerzo' }),
    lunchFrom: en('Deduct lunch from', { es: 'Descontar almuerzo desde' }),
    lunchMinutes: en('Deducted lunch', { es: 'Almuerzo que se descuenta' }),
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
  markings: { button: en(markingWords.button), automatic: en(markingWords.automatic) },
  markingHint: en(
    'With a button, only a press begins and ends working time. By itself, signing in begins it. A person may differ.',
    {
      es: 'Con botón, solo una pulsación empieza y termina el tiempo. Sola, empieza al entrar. Una persona puede marcar distinto.',
    },
  ),
  shiftOf: en((hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`), {
    es: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  }),
  longestShiftHint: en(
    'A record ends there by itself, to be reviewed. It counts for records that start later.',
    {
      es: 'Ahí termina solo un registro y queda por revisar. Vale para los registros que empiecen después.',
    },
  ),
  idleHint: en('Paid idle time is to be reviewed. Unpaid, the record ends at the last activity.', {
    es: 'El tiempo pagado sin actividad queda por revisar. Si no se paga, el registro termina en la última actividad.',
  }),
  lunchHint: en('Unpaid, a press of lunch ends the record and the next one begins another.', {
    es: 'Si no se paga, Almuerzo termina el registro y Vuelvo empieza otro.',
  }),
  lunchRuleHint: en(
    'Deducted from records that span it and start later, unless lunch was marked that day. Empty, nothing is deducted.',
    {
      es: 'Se descuenta de los registros que lo abarcan y empiecen después, si ese día no se marcó Almuerzo. Vacío, nada se descuenta.',
    },
  ),
  lunchOf: en((minutes: number) => `${minutes} minutes`, { es: (minutes) => `${minutes} minutos` }),
  confirmedActs: {
    legend: en('Ask for the password before', { es: 'Pedir la contraseña antes de' }),
    hint: en(
      `People who signed in over ${CONFIRMED_MINUTES} minutes ago type it again, so that a stolen session is not enough.`,
      {
        es: `Quien entró hace más de ${CONFIRMED_MINUTES} minutos la escribe otra vez; así no basta una sesión robada.`,
      },
    ),
    acts: {
      payments: en('Payments and the bank file', { es: 'Pagos y el archivo del banco' }),
      accounts: en('Bank accounts', { es: 'Cuentas bancarias' }),
      closing: en('Closing and reopening a period', { es: 'Cerrar y reabrir un periodo' }),
      rates: en('Rates', { es: 'Tarifas' }),
      deletion: en('Deleting the company', { es: 'Eliminar la empresa' }),
    },
  },
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
} satisfies Catalogue;
