import {
  type ConceptBasis,
  type LineKind,
  MAX_CONCEPT_PERCENT,
  type NumberKind,
  writeNumber,
} from '@faena/shared/domain';
import { moneyKind, PERCENTAGE } from '@/lib/typed-number.ts';
import { amountOf } from '../lines/item-form.tsx';
import type { ConceptValues } from './requests.ts';

/** The values of a concept's form. */
export interface ConceptForm {
  readonly name: string;
  readonly kind: LineKind;
  readonly basis: ConceptBasis;
  readonly typed: string;
  readonly who: 'everyone' | 'some';
  readonly chosen: readonly string[];
  readonly often: 'always' | 'once';
  readonly reason: string;
}

/** The start of the form: an existing concept, a suggested one, or nothing yet. */
export function formOf(given: ConceptValues | null, currency: string): ConceptForm {
  return {
    name: given?.name ?? '',
    kind: given?.kind ?? 'addition',
    basis: given?.basis ?? 'fixed',
    typed: given ? writeNumber(given.value, amountKind(given.basis, currency)) : '',
    who: given?.employeeIds ? 'some' : 'everyone',
    chosen: given?.employeeIds ?? [],
    often: given?.once ? 'once' : 'always',
    reason: '',
  };
}

/** A percentage, or money of the company. */
export function amountKind(basis: ConceptBasis, currency: string): NumberKind {
  return basis === 'percent' ? PERCENTAGE : moneyKind(currency);
}

/** The fault of the typed amount; none while it is empty. */
export function amountFault({ typed, basis }: ConceptForm, currency: string): 'faulty' | 'tooHigh' | null {
  if (typed.trim() === '') return null;
  const amount = amountOf(typed, amountKind(basis, currency));
  if (amount === null) return 'faulty';
  return basis === 'percent' && amount > MAX_CONCEPT_PERCENT ? 'tooHigh' : null;
}

/** The concept as it is typed; null as long as something of it is missing or wrong. */
export function valuesOf(form: ConceptForm, currency: string): ConceptValues | null {
  const { name, kind, basis, typed, who, chosen, often } = form;
  const value = amountOf(typed, amountKind(basis, currency));
  if (name.trim() === '' || value === null || amountFault(form, currency)) return null;
  if (who === 'some' && chosen.length === 0) return null;
  return {
    name: name.trim(),
    kind,
    basis,
    value,
    employeeIds: who === 'some' ? [...chosen] : null,
    once: often === 'once',
  };
}
