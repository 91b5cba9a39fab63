import {
  type ConceptBasis,
  type Entitlement,
  type LineKind,
  MAX_CONCEPT_PERCENT,
  MOST_FULL,
  type NumberKind,
  writeNumber,
} from '@faena/shared/domain';
import { COUNT, moneyKind, PERCENTAGE } from '@/lib/typed-number.ts';
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
  readonly entitlement: Entitlement;
  /** The typed full number of days or hours. */
  readonly full: string;
  readonly reason: string;
}

/** The first values of the form: those of an existing concept, a suggestion, or none. */
export function formOf(given: ConceptValues | null, currency: string): ConceptForm {
  return {
    name: given?.name ?? '',
    kind: given?.kind ?? 'addition',
    basis: given?.basis ?? 'fixed',
    typed: given ? writeNumber(given.value, amountKind(given.basis, currency)) : '',
    who: given?.employeeIds ? 'some' : 'everyone',
    chosen: given?.employeeIds ?? [],
    often: given?.once ? 'once' : 'always',
    entitlement: given?.entitlement ?? 'worked',
    full: given?.fullAt ? writeNumber(given.fullAt, fullKind(given.entitlement ?? 'worked')) : '',
    reason: '',
  };
}

/** A percentage, or money of the company. */
export function amountKind(basis: ConceptBasis, currency: string): NumberKind {
  return basis === 'percent' ? PERCENTAGE : moneyKind(currency);
}

/** The fault of the typed amount; null for an empty text. */
export function amountFault({ typed, basis }: ConceptForm, currency: string): 'faulty' | 'tooHigh' | null {
  if (typed.trim() === '') return null;
  const amount = amountOf(typed, amountKind(basis, currency));
  if (amount === null) return 'faulty';
  return basis === 'percent' && amount > MAX_CONCEPT_PERCENT ? 'tooHigh' : null;
}

/** The choices of a fixed amount (CONCEPT-7): a named person gets it in any case. */
export function entitlementsFor({ who }: ConceptForm): readonly Entitlement[] {
  return who === 'some' ? ['worked', 'days', 'hours'] : ['worked', 'adjusted', 'days', 'hours'];
}

/** The entitlement that applies to the present values of the form. */
export function entitlementOf(form: ConceptForm): Entitlement {
  const { basis, entitlement } = form;
  return basis === 'fixed' && entitlementsFor(form).includes(entitlement) ? entitlement : 'worked';
}

/** Whole days, or hours with two decimals. */
export function fullKind(entitlement: Entitlement): NumberKind {
  return entitlement === 'days' ? COUNT : HOURS;
}

const HOURS: NumberKind = { decimals: 2 };

/** The full number of days or hours; `faulty` for other text, null without pro rata. */
export function fullAtOf(form: ConceptForm): number | 'faulty' | null {
  const entitlement = entitlementOf(form);
  if (entitlement !== 'days' && entitlement !== 'hours') return null;
  const full = amountOf(form.full, fullKind(entitlement));
  return full !== null && full <= MOST_FULL[entitlement] ? full : 'faulty';
}

/** Reads the concept from the form; null while a field is missing or wrong. */
export function valuesOf(form: ConceptForm, currency: string): ConceptValues | null {
  const { name, kind, basis, typed, who, chosen, often } = form;
  const value = amountOf(typed, amountKind(basis, currency));
  if (name.trim() === '' || value === null || amountFault(form, currency)) return null;
  if (who === 'some' && chosen.length === 0) return null;
  const fullAt = fullAtOf(form);
  if (fullAt === 'faulty') return null;
  return {
    name: name.trim(),
    kind,
    basis,
    value,
    employeeIds: who === 'some' ? [...chosen] : null,
    once: often === 'once',
    entitlement: entitlementOf(form),
    fullAt,
  };
}
