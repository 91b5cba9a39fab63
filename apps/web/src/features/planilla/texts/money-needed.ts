import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The needs of the next paydays, with an estimate of future work. */
export const moneyNeededTexts = {
  title: es('Próximos pagos', { en: 'Next Paydays' }),
  hint: es(
    'Hasta ahora: el neto si se cerrara hoy, con lo que está en curso. Lo estimado suma el promedio de cuatro semanas por los días que faltan.',
    {
      en: 'So far: the net if it closed today, with what is running. The estimate adds the average of four weeks for the days that are left.',
    },
  ),
  loading: es('Calculando los próximos pagos…', { en: 'Working out the next paydays…' }),
  failed: es('No se pudieron calcular los próximos pagos.', {
    en: 'The next paydays could not be worked out.',
  }),
  figures: {
    overdue: es('Vencido', { en: 'Overdue' }),
    earned: es('Hasta ahora', { en: 'So far' }),
    running: es('De eso, en curso', { en: 'Of that, running' }),
    expected: es('Estimado', { en: 'Estimate' }),
    pending: es('Cerrado sin pagar', { en: 'Closed, not paid' }),
    totalDue: es('En total', { en: 'In all' }),
  },
  overdueSince: es((date: string) => `Vencido desde ${date}`, { en: (date) => `Overdue since ${date}` }),
  inAll: es('En total', { en: 'In all' }),
  next: es('Próximo pago', { en: 'Next payday' }),
  nextOn: es((date: string) => `Próximo pago ${date}`, { en: (date) => `Next payday ${date}` }),
  estimated: es((amount: string) => `estimado ${amount}`, { en: (amount) => `estimate ${amount}` }),
  earlierOpen: es((dates: string) => `Sin cerrar: ${dates}`, { en: (dates) => `Not closed: ${dates}` }),
  atClose: {
    amount: es((amount: string) => `Estimado al cierre: ${amount}`, {
      en: (amount) => `Estimate at closing: ${amount}`,
    }),
    how: es('Lo ganado hasta ahora y, por los días que faltan, el promedio de las últimas cuatro semanas.', {
      en: 'What was earned so far and, for the days that are left, the average of the last four weeks.',
    }),
    failed: es('No se pudo estimar el cierre.', { en: 'The closing could not be estimated.' }),
  },
} satisfies Catalogue;
