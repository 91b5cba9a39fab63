import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The landing page. */
export const landingTexts = {
  windowTitle: es('Faena · Varias empresas, un solo lugar de trabajo', {
    en: 'Faena · Several companies, one place to work',
  }),
  navigation: es('Principal', { en: 'Main' }),
  logIn: en(words.logIn),
  signUp: en(words.signUp),
  subscribe: en('Subscribe', { es: 'Suscribirse' }),
  subscribeTo: en((plan: string) => `Subscribe: ${plan}`, { es: (plan) => `Suscribirse: ${plan}` }),
  home: es(words.toMyStart),
  plansLink: es('Planes', { en: 'Plans' }),
  title: [
    es('Varias empresas.', { en: 'Several companies.' }),
    es('Un solo lugar de trabajo.', { en: 'One place to work.' }),
  ],
  lead: es(
    'Faena es la plataforma todo en uno para gestionar cualquier tipo de trabajo: proyectos, tareas, personas, horas y planilla de cada empresa, sin mezclar nada.',
    {
      en: 'Faena is the all-in-one platform to manage any kind of work: projects, tasks, people, hours and payroll of each company, with nothing mixed up.',
    },
  ),
  boardAlt: original(
    'El tablero de un proyecto: cinco columnas, de Backlog a Done, con tarjetas que muestran prioridad, fecha y personas.',
    {
      es: 'El tablero de un proyecto: cinco columnas, de Backlog a Hecho, con tarjetas que muestran prioridad, fecha y personas.',
      en: 'The board of a project: five columns, from Backlog to Done, with cards that show priority, date and people.',
    },
  ),
  beyondTitle: es('Lo que una hoja de cálculo no hace', { en: 'What a spreadsheet cannot do' }),
  beyond: [
    {
      title: es('Varias empresas a la vez', { en: 'Several companies at once' }),
      text: es(
        'Cada empresa tiene sus proyectos, su gente y su planilla. Pasar de una a otra es un clic, y lo de una nunca aparece en la otra.',
        {
          en: 'Each company has its projects, its people and its payroll. Going from one to another takes one click, and what belongs to one never shows in the other.',
        },
      ),
    },
    {
      title: es('Horas que se cuentan solas', { en: 'Hours that count themselves' }),
      text: es(
        'El reloj de cada persona corre mientras trabaja con la sesión abierta. Se detiene al salir, tras quince minutos sin actividad o, si se va la luz, en la última señal.',
        {
          en: 'The clock of each person runs while they work with their session open. It stops at logout, after fifteen minutes without activity or, in a power cut, at the last signal.',
        },
      ),
    },
    {
      title: es('Una planilla al centavo', { en: 'A payroll to the cent' }),
      text: es(
        'Cada registro guarda su costo junto a la tarifa con que se calculó. Los días, las semanas y los meses suman exactamente lo mismo.',
        {
          en: 'Each record keeps its cost and the rate it was worked out with. Days, weeks and months add up to exactly the same.',
        },
      ),
    },
  ],
  payrollTitle: es('Cuánto se trabajó, cuánto se paga', { en: 'How much was worked, how much is paid' }),
  payrollText: es(
    'Del período abierto a la boleta firmada: horas, tarifa, adiciones, deducciones y neto de cada persona. Sin fórmulas que alguien pueda borrar.',
    {
      en: 'From the open period to the signed slip: hours, rate, additions, deductions and net of each person. Without formulas that somebody could delete.',
    },
  ),
  payrollAlt: es(
    'El período de pago de una empresa: lo que costará y, de cada persona, horas, tarifa y neto.',
    {
      en: 'The pay period of a company: what it will cost and, of each person, hours, rate and net.',
    },
  ),
  plansTitle: es('Planes', { en: 'Plans' }),
  plansLead: es('La cuenta se crea en un minuto; la suscripción la activa después el administrador.', {
    en: 'An account takes a minute; the administrator activates the subscription afterwards.',
  }),
  plansLoading: es('Cargando planes…', { en: 'Loading plans…' }),
  plansEmpty: es('Todavía no hay planes publicados. La cuenta se puede crear desde ahora.', {
    en: 'No plans are published yet. The account can be created right now.',
  }),
  plansFailed: es('No se pudieron cargar los planes. La cuenta se puede crear igualmente.', {
    en: 'The plans could not be loaded. The account can be created all the same.',
  }),
  retry: es(words.retry),
} satisfies Catalogue;
