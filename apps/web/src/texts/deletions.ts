import type { Catalogue, Pair } from '@faena/shared/language';
import { en, es } from './declare.ts';
import { words } from './words.ts';

type Counted<Values extends readonly unknown[]> = Pair<(...values: Values) => string>;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The amount due, as shown: money, and unpaid hours; null if only slips are due. */
export interface Due {
  readonly hours: string | null;
  readonly cost: string;
}

const amountOf = ({ hours, cost }: Due) => hours ?? cost;
const detailOf = ({ hours, cost }: Due) => (hours === null ? '' : ` (${cost})`);

/** The projects of an employee, and the amount due to them; null for nothing (PAY-46). */
const ofEmployee: Counted<[projects: number, due: Due | null]> = {
  es: (projects, due) =>
    `Sale de ${count(projects, 'proyecto', 'proyectos')} y de sus tareas. ${
      due
        ? `Tiene ${amountOf(due)} por pagar${detailOf(due)}; queda en la planilla como ${words.dischargedBadge.es}.`
        : 'No tiene horas por pagar.'
    }`,
  en: (projects, due) =>
    `Leaves ${count(projects, 'project', 'projects')} and their tasks. ${
      due
        ? `Has ${amountOf(due)} to be paid${detailOf(due)}; stays on the payroll as ${words.dischargedBadge.en}.`
        : 'Has no hours to be paid.'
    }`,
};

/** The parts of a deletion, in numbers. */
export const deletionTexts = {
  employee: es(ofEmployee),
  person: en(ofEmployee),
  company: en(
    (projects: number, employees: number, cost: string) =>
      `Now: ${count(projects, 'project', 'projects')}, ${count(employees, 'employee', 'employees')}, earned so far ${cost}.`,
    {
      es: (projects, employees, cost) =>
        `Ahora: ${count(projects, 'proyecto', 'proyectos')}, ${count(employees, 'empleado', 'empleados')}, ganado hasta hoy ${cost}.`,
    },
  ),
  project: es(
    (tasks: number, members: number) =>
      `${count(tasks, 'tarea', 'tareas')}, ${count(members, 'miembro', 'miembros')}. Los registros de tiempo se conservan.`,
    {
      en: (tasks, members) =>
        `${count(tasks, 'task', 'tasks')}, ${count(members, 'member', 'members')}. Time records are kept.`,
    },
  ),
  plan: es(
    (people: number) =>
      people === 0 ? 'Ningún usuario la tiene.' : `La pierde ${count(people, 'usuario', 'usuarios')}.`,
    {
      en: (people) => (people === 0 ? 'No user has it.' : `${count(people, 'user loses', 'users lose')} it.`),
    },
  ),
  lineOfBusiness: es(
    (companies: number) =>
      companies === 0
        ? 'Ninguna empresa lo usa.'
        : `${count(companies, 'empresa queda', 'empresas quedan')} sin giro.`,
    {
      en: (companies) =>
        companies === 0
          ? 'No company uses it.'
          : `${count(companies, 'company is', 'companies are')} left without one.`,
    },
  ),
} satisfies Catalogue;
