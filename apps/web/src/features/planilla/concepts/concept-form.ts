import { type ConceptBasis, type LineKind, MAX_CONCEPT_PERCENT } from '@faena/shared/domain';
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
export function formOf(given: ConceptValues | null): ConceptForm {
  return {
    name: given?.name ?? '',
    kind: given?.kind ?? 'addition',
    basis: given?.basis ?? 'fixed',
    typed: given ? String(given.value) : '',
    who: given?.employeeIds ? 'some' : 'everyone',
    chosen: given?.employeeIds ?? [],
    often: given?.once ? 'once' : 'always',
    reason: '',
  };
}

/** The fault of the typed amount; none while it is empty. */
export function amountFault({ typed, basis }: ConceptForm): 'faulty' | 'tooHigh' | null {
  if (typed.trim() === '') return null;
  const amount = amountOf(typed);
  if (amount === null) return 'faulty';
  return basis === 'percent' && amount > MAX_CONCEPT_PERCENT ? 'tooHigh' : null;
}

/** The concept as it is typed; null as long as something of it is missing or wrong. */
export function valuesOf(form: ConceptForm): ConceptValues | null {
  const { name, kind, basis, typed, who, chosen, often } = form;
  const value = amountOf(typed);
  if (name.trim() === '' || value === null || amountFault(form)) return null;
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
