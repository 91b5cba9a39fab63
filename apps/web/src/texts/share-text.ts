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
} satisfies Catalogue;

const rounded = (count: number) => String(Math.round(count * 100) / 100);

/** `9 de 12 días`: the part of its whole amount that a line has (CONCEPT-7); empty for the whole. */
export function shareText({ share }: Pick<SlipLine, 'share'>): string {
  return share ? shareTexts[share.unit](rounded(share.counted), rounded(share.full)) : '';
}
