import type { Catalogue } from '@faena/shared/language';
import type { SlipLine } from '@faena/shared/schemas';
import { es } from './declare.ts';

const shareTexts = {
  days: es((counted: string, full: string) => `${counted} de ${full} días`, {
    en: (counted, full) => `${counted} of ${full} days`,
  }),
  hours: es((counted: string, full: string) => `${counted} de ${full} h`, {
    en: (counted, full) => `${counted} of ${full} h`,
  }),
  period: es((counted: string, full: string) => `período de ${counted} de ${full} días`, {
    en: (counted, full) => `period of ${counted} of ${full} days`,
  }),
} satisfies Catalogue;

const debtTexts = {
  carried: es('Saldo que pasa a la próxima boleta', { en: 'Balance carried over to the next slip' }),
  waived: es('Saldo condonado', { en: 'Balance waived' }),
  owed: es('Saldo de una boleta anterior', { en: 'Balance of an earlier slip' }),
} satisfies Catalogue;

/** The name of a line; the parts of a debt have theirs in the reader's language (DEBT-1). */
export function lineName({ name, debt }: Pick<SlipLine, 'name' | 'debt'>): string {
  return debt ? debtTexts[debt] : name;
}

const rounded = (count: number) => String(Math.round(count * 100) / 100);

/** `9 de 12 días`: the counted part of a line's whole amount (CONCEPT-7); empty for the whole. */
export function shareText({ share }: Pick<SlipLine, 'share'>): string {
  return share ? shareTexts[share.unit](rounded(share.counted), rounded(share.full)) : '';
}
