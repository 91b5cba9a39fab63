import { PIN_DIGITS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const { min, max } = PIN_DIGITS;

/** The lock of pay on an own device (PIN-1). */
export const payLockTexts = {
  closed: es('En este teléfono, el pago se ve con el PIN.', {
    en: 'On this phone, pay shows after the PIN.',
  }),
  show: es('Ver con el PIN', { en: 'Show With the PIN' }),
  title: es('PIN del pago', { en: 'Pay PIN' }),
  text: es('Abre el pago y las boletas por 15 minutos. Las marcas nunca lo necesitan.', {
    en: 'It opens pay and slips for 15 minutes. Marks never need it.',
  }),
  chooseTitle: es('PIN nuevo', { en: 'New PIN' }),
  chooseText: es(`De ${min} a ${max} cifras. Desde ahora, el pago en este teléfono se ve con este PIN.`, {
    en: `${min} to ${max} digits. From now on, pay on this phone shows after this PIN.`,
  }),
  pin: es('PIN', { en: 'PIN' }),
  open: es('Abrir', { en: 'Open' }),
  opening: es('Abriendo...', { en: 'Opening...' }),
  choose: es('Elegir PIN', { en: 'Choose PIN' }),
  choosing: es('Guardando...', { en: 'Saving...' }),
  forgotten: es('Olvidé el PIN', { en: 'I Forgot the PIN' }),
  unproven: es('Hace falta la contraseña. Sin ella, la gerencia manda un enlace nuevo.', {
    en: 'This needs the password. Without it, the manager sends a new link.',
  }),
  cancel: es(words.cancel),
  failed: es('El pago sigue cerrado.', { en: 'Pay is still closed.' }),
} satisfies Catalogue;
