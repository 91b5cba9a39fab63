import type { Catalogue } from '@faena/shared/language';
import { alike, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The planilla. */
export const payrollTexts = {
  title: es(words.payroll),
  people: {
    title: es(words.employees),
    loading: es(words.loadingEmployees),
    search: es('Buscar empleado', { en: 'Search employees' }),
    noMatch: es(words.nobodyMatches),
    failed: es('Error cargando empleados.', { en: 'Error loading the employees.' }),
    safe: es(words.safe),
    empty: es(words.noEmployees),
    emptyHint: es('Con un empleado registrado, sus horas y su costo aparecen aquí.', {
      en: 'With an employee registered, their hours and cost show here.',
    }),
    sums: es('El tiempo de esos días, sin adiciones, deducciones ni ajustes.', {
      en: 'The time of these days, without additions, deductions or adjustments.',
    }),
    gone: es(words.employeeGone),
    add: original('+ Nuevo Empleado', words.newEmployee),
  },
  /** A person who left the company with unpaid hours: deleted, or now with another company or role. */
  left: {
    badges: {
      deleted: es(words.dischargedBadge),
      away: es('Fuera de la empresa', { en: 'No longer here' }),
    },
    hints: {
      deleted: es(
        'La cuenta se eliminó; lo trabajado sigue por pagar. Sus registros aún se corrigen y confirman.',
        {
          en: 'The account was deleted; what was worked is still to be paid. Its records can be corrected and confirmed.',
        },
      ),
      away: es(
        'Ya no trabaja en esta empresa; lo trabajado aquí sigue por pagar. Sus registros aún se corrigen y confirman.',
        {
          en: 'They do not work here any more; what they worked here is still to be paid. Its records can be corrected and confirmed.',
        },
      ),
    },
  },
  nobody: original('Selecciona un empleado arriba', {
    es: 'Ningún empleado seleccionado',
    en: 'Select an employee above',
  }),
  currency: {
    ask: es('Esta empresa aún no tiene moneda; con una, el dinero se ve igual en pantallas y archivos.', {
      en: 'This company has no currency yet; with one, money looks the same on screens and in files.',
    }),
    choose: es('Elegir moneda', { en: 'Choose a currency' }),
    notNow: es('No preguntar más', { en: 'Do not ask again' }),
  },
  summary: {
    title: original('Resumen de Planilla', { es: 'Resumen de planilla', en: 'Payroll Summary' }),
    loading: es('Cargando…', { en: 'Loading…' }),
    rate: es('Tarifa por hora', { en: 'Hourly rate' }),
    zeroed: es((typed: string) => `«${typed}» no es una tarifa: ahora es 0, sin guardar.`, {
      en: (typed) => `“${typed}” is no rate: it is 0 now, not saved.`,
    }),
    hours: es(words.hoursWorked),
    total: es('Total a pagar', { en: 'Total to pay' }),
    counts: es(
      'El total es todo el tiempo trabajado, pagado o no. Pagado y pendiente llevan también adiciones, deducciones y ajustes.',
      {
        en: 'The total is all time worked, paid or not. Paid and pending also have additions, deductions and adjustments.',
      },
    ),
    paid: es(words.paid),
    pending: es(words.pending),
    configure: es('Configurar tarifa', { en: 'Set rate' }),
    input: es((unit: string) => `${unit}/hora`, { en: (unit) => `${unit}/hour` }),
    inputHint: es(
      'La primera tarifa pone precio a las horas ya registradas; un cambio posterior vale para las siguientes.',
      {
        en: 'The first rate prices the hours recorded so far; a later change holds for those that follow.',
      },
    ),
    save: es('Guardar tarifa', { en: 'Save rate' }),
    saving: es('Guardando…', { en: 'Saving…' }),
    saved: es((rate: string) => `Tarifa guardada: ${rate}.`, { en: (rate) => `Rate saved: ${rate}.` }),
    loadFailed: es('Error cargando datos.', { en: 'Error loading the data.' }),
    saveFailed: es('No se pudo guardar tarifa/total.', { en: 'The rate or total could not be saved.' }),
  },
  history: {
    title: original('Historial de Horas', { es: 'Historial de horas', en: 'Hours History' }),
    period: es(words.period),
    periods: {
      pay: es(words.period),
      day: es('Día', { en: 'Day' }),
      week: es('Semana', { en: 'Week' }),
      month: es('Mes', { en: 'Month' }),
    },
    placeholders: {
      day: original('Selecciona día', { es: 'Elegir día', en: 'Select day' }),
      week: original('Selecciona semana', { es: 'Elegir semana', en: 'Select week' }),
      month: original('Selecciona mes', { es: 'Elegir mes', en: 'Select month' }),
    },
    pick: es('Fecha', { en: 'Date' }),
    columns: {
      period: es(words.period),
      hours: es(words.hoursWorked),
      cost: es('Costo total', { en: 'Total cost' }),
    },
    loading: es('Cargando historial…', { en: 'Loading history…' }),
    empty: es('Sin datos', { en: 'No data' }),
    failed: es('No se pudo cargar el historial.', { en: 'The history could not be loaded.' }),
    safe: es('Las horas están a salvo; solo falló la consulta.', {
      en: 'The hours are safe; only loading them failed.',
    }),
    chart: es('Horas por día', { en: 'Hours per day' }),
    chartOf: alike((day: string, hours: string) => `${day}: ${hours}`),
  },
} satisfies Catalogue;
