import { dateAfter } from '../periods.ts';
import type { Recurs } from '../recurrence.ts';
import {
  dateNamed,
  daysOn,
  endOfMonth,
  fromToday,
  monthly,
  nextDayOfMonth,
  nextQuincena,
  nextWeekday,
  once,
  weekly,
} from './days.ts';
import type { DateWords, Form } from './form.ts';
import { countOf, FIGURES, FROM_FIGURES, indexOf, phrase } from './words.ts';

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
/** `mar` is the sea. */
const SHORT_WEEKDAYS = ['lun', 'mie', 'jue', 'vie', 'sab', 'dom'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const COUNTS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

const WEEKDAY = `(${[...WEEKDAYS, ...SHORT_WEEKDAYS].join('|')}|sabados|domingos)`;
const MONTH = `(${MONTHS.flatMap((name) => [name, name.slice(0, 3)]).join('|')}|setiembre|sept)`;
const COUNT = `(\\d\\d?|una|${COUNTS.slice(1).join('|')})`;
const UNIT = '(dia|dias|semana|semanas|mes|meses)';
const BEFORE = '(?:para )?(?:el )?';

const weekday = (word: string): number => indexOf(WEEKDAYS, word.replace(/^(sabado|domingo)s$/, '$1')) + 1;
const month = (word: string): number => indexOf(MONTHS, word === 'setiembre' ? 'septiembre' : word) + 1;
const count = (word: string): number => (word === 'una' ? 1 : countOf(COUNTS, word));
const unit = (word: string): Recurs['unit'] =>
  word.startsWith('d') ? 'day' : word.startsWith('s') ? 'week' : 'month';

const FORMS: readonly Form[] = [
  { words: phrase('(?:para )?hoy'), read: (_, today) => once(today) },
  { words: phrase('(?:para )?manana'), read: (_, today) => once(dateAfter(today, 1)) },
  { words: phrase('(?:para )?pasado manana'), read: (_, today) => once(dateAfter(today, 2)) },
  {
    words: phrase(`${BEFORE}(?:este |proximo )?${WEEKDAY}(?: que viene| proximo)?`),
    read: ([day = ''], today) => once(nextWeekday(weekday(day), today)),
  },
  {
    words: phrase(`(?:en|dentro de) ${COUNT} ${UNIT}`),
    read: ([many = '', of = ''], today) => once(daysOn(count(many), unit(of), today)),
  },
  {
    words: phrase('(?:para )?(?:el dia|el|dia) (\\d\\d?)'),
    read: ([day], today) => once(nextDayOfMonth(Number(day), today)),
  },
  {
    words: phrase(`${BEFORE}(\\d\\d?) (?:de )?${MONTH}(?: (?:de |del )?(\\d{4}))?`),
    read: ([day, named = '', year], today) =>
      once(dateNamed(Number(day), month(named), year ? Number(year) : null, today)),
  },
  { words: phrase(`${BEFORE}${FIGURES}`), read: FROM_FIGURES },
  { words: phrase('(?:(?:para|a) )?fin de mes'), read: (_, today) => once(endOfMonth(today)) },
  { words: phrase('(?:(?:para|en) )?(?:la )?quincena'), read: (_, today) => once(nextQuincena(today)) },
  { words: phrase('cada dia|todos los dias'), read: (_, today) => fromToday(1, 'day', today) },
  {
    words: phrase(`cada (?:${COUNT} )?${UNIT}`),
    read: ([many, of = ''], today) => fromToday(many ? count(many) : 1, unit(of), today),
  },
  {
    words: phrase(`(?:cada|todos los) ${WEEKDAY}`),
    read: ([day = ''], today) => weekly(1, weekday(day), today),
  },
  {
    words: phrase(`cada (?:${COUNT} )?(?:mes|meses) el (?:dia )?(\\d\\d?)`),
    read: ([many, day], today) => monthly(many ? count(many) : 1, Number(day), today),
  },
];

/** The words of a date in Spanish (TODO-6). */
export const SPANISH: DateWords = {
  forms: FORMS,
  time: '(?:a las? )?(\\d\\d?)(?::(\\d\\d))?(?: ?(am|pm|h))?',
  notAfter: /^(?:la|esta|cada|toda|una)$/,
  names: new RegExp(`^(?:${WEEKDAY})$`),
};
