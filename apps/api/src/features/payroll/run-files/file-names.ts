import type { Language } from '@faena/shared/language';
import type { Types } from 'mongoose';
import { fileName, plainName } from '../../../platform/plain-name.ts';
import type { RunDoc } from '../runs/run-model.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { fileTexts } from './texts.ts';

/** The end of the id distinguishes companies with the same name. */
const TELLING = -6;

interface Paid {
  readonly companyId: Types.ObjectId | string;
  readonly companyName: string;
  readonly runNumber: number;
  readonly startDate: string;
  readonly endDate: string;
}

/** Company, run and period, which no two runs share (SLIP-3). */
function whichRun({ companyId, companyName, runNumber, startDate, endDate }: Paid, language: Language) {
  const company = [plainName(companyName), String(companyId).slice(TELLING)];
  return [...company, fileTexts[language].run, runNumber, startDate, endDate];
}

/** The name of a list of a company, with today's date. */
export function nameOfList(
  kind: 'runs' | 'changes',
  { _id, name }: { readonly _id: Types.ObjectId; readonly name: string },
  today: string,
  format: string,
  language: Language,
): string {
  return fileName([fileTexts[language][kind], plainName(name), String(_id).slice(TELLING), today], format);
}

/**
 * The name of a slip's file. The number distinguishes people with the same name, even after a deleted person's username
 * is reused.
 */
export function nameOfSlip({ frozen }: Pick<SlipDoc, 'frozen'>, number: number, language: Language): string {
  const person = [plainName(frozen.fullname), frozen.username.toLowerCase()];
  return fileName([fileTexts[language].slip, ...whichRun(frozen, language), number, ...person], 'pdf');
}

export function nameOfSlips(run: RunDoc, language: Language): string {
  return nameOfAll(fileTexts[language].slips, run, 'pdf', language);
}

export function nameOfWorkbook(run: RunDoc, language: Language): string {
  return nameOfAll(fileTexts[language].planilla, run, 'xlsx', language);
}

/** @param table the name of its sheet */
export function nameOfTable(run: RunDoc, table: string, language: Language): string {
  return nameOfAll(`${fileTexts[language].planilla}-${plainName(table)}`, run, 'csv', language);
}

export function nameOfBankFile(run: RunDoc, language: Language): string {
  return nameOfAll(fileTexts[language].bank, run, 'csv', language);
}

function nameOfAll(kind: string, run: RunDoc, extension: string, language: Language): string {
  const which = whichRun({ ...run, runNumber: run.number }, language);
  return fileName([kind, ...which, fileTexts[language].everybody], extension);
}
