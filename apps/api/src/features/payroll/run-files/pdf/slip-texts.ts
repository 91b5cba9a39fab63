import { slipNumber } from '@faena/shared/domain';
import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The texts of a printed slip; `original` is Spanish. */
export const slipTexts = inLanguages(
  ({ es, alike }) =>
    ({
      title: es('Boleta de pago', { en: 'Payslip' }),
      titleOfAll: es((run: number) => `Boletas de la corrida ${run}`, {
        en: (run) => `Payslips of run ${run}`,
      }),
      run: es((run: number) => `Corrida ${run}`, { en: (run) => `Run ${run}` }),
      number: es((run: number, slip: number) => `Corrida ${run} · Boleta ${slipNumber(run, slip)}`, {
        en: (run, slip) => `Run ${run} · Payslip ${slipNumber(run, slip)}`,
      }),
      page: es((page: number, pages: number) => `Página ${page} de ${pages}`, {
        en: (page, pages) => `Page ${page} of ${pages}`,
      }),
      reopened: es('Anulada: esta corrida se reabrió y la boleta ya no vale', {
        en: 'Void: this run was reopened, and the payslip does not count any more',
      }),
      unknownLetters: es('� está en lugar de letras que este archivo no puede dibujar.', {
        en: '� stands for letters that this file cannot draw.',
      }),
      employee: es('Empleado', { en: 'Employee' }),
      username: es('Usuario', { en: 'Username' }),
      period: es('Período', { en: 'Period' }),
      payday: es('Día de pago', { en: 'Payday' }),
      currency: es('Moneda', { en: 'Currency' }),
      closed: es('Cerrada', { en: 'Closed' }),
      hash: es('Huella SHA-256', { en: 'SHA-256 hash' }),
      day: es('Día', { en: 'Day' }),
      hours: es('Horas', { en: 'Hours' }),
      worked: es('De–a', { en: 'From–to' }),
      duration: alike('h:mm'),
      reckoned: es(
        'Cada día es su tiempo exacto (h:mm) × tarifa, redondeado al centavo; los totales suman los días. Las horas decimales están redondeadas.',
        {
          en: 'Each day is its exact time (h:mm) × rate, rounded to the cent; totals add up the days. Decimal hours are rounded.',
        },
      ),
      amount: es('Monto', { en: 'Amount' }),
      rate: es('Tarifa por hora', { en: 'Rate an hour' }),
      noRate: es('Sin tarifa', { en: 'No rate' }),
      concept: es('Concepto', { en: 'Concept' }),
      detail: es('Detalle', { en: 'Detail' }),
      reason: es('Motivo', { en: 'Reason' }),
      by: es((name: string) => `por ${name}`, { en: (name) => `by ${name}` }),
      total: es('Total', { en: 'Total' }),
      days: es('Días trabajados', { en: 'Days worked' }),
      rates: es('Horas por tarifa', { en: 'Hours by rate' }),
      late: es('Tiempo de días anteriores', { en: 'Time of earlier days' }),
      adjustments: es('Ajustes de períodos cerrados', { en: 'Adjustments of closed periods' }),
      lines: es('Adiciones y deducciones', { en: 'Additions and deductions' }),
      additions: es('Adiciones', { en: 'Additions' }),
      deductions: es('Deducciones', { en: 'Deductions' }),
      ofGross: es((percent: string) => `${percent} % del bruto`, {
        en: (percent) => `${percent} % of gross`,
      }),
      anHour: es((amount: string) => `${amount} por hora`, { en: (amount) => `${amount} an hour` }),
      debts: {
        carried: es('Saldo que pasa a la próxima boleta', { en: 'Balance carried over to the next payslip' }),
        waived: es('Saldo condonado', { en: 'Balance waived' }),
        owed: es('Saldo de una boleta anterior', { en: 'Balance of an earlier payslip' }),
      },
      shares: {
        days: es((part: string, whole: string) => `${part} días de ${whole}`, {
          en: (part, whole) => `${part} days of ${whole}`,
        }),
        hours: es((part: string, whole: string) => `${part} h de ${whole}`, {
          en: (part, whole) => `${part} h of ${whole}`,
        }),
        period: es((part: string, whole: string) => `período de ${part} días de ${whole}`, {
          en: (part, whole) => `period of ${part} days of ${whole}`,
        }),
      },
      hoursOf: alike((hours: string, duration: string) => `${hours} h (${duration})`),
      grossOf: es((work: string, adjusted: string) => `tiempo ${work}, ajustes ${adjusted}`, {
        en: (work, adjusted) => `time ${work}, adjustments ${adjusted}`,
      }),
      gross: es('Bruto', { en: 'Gross' }),
      net: es('Neto a pagar', { en: 'Net to be paid' }),
      employer: es('Empleador', { en: 'Employer' }),
      signature: es('Firma y fecha', { en: 'Signature and date' }),
    }) satisfies Catalogue,
);

export type SlipTexts = (typeof slipTexts)['es'];
