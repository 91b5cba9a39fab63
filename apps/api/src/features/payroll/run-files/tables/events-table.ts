import { localMs, PAYROLL_CURRENCY } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { LedgerEvent } from '@faena/shared/schemas';
import type { Table } from '../../../../platform/spreadsheet/table.ts';
import type { LedgerEventDoc } from '../../../ledger/index.ts';
import { type Field, tableOf } from './fields.ts';
import { tableTexts } from './table-texts.ts';

interface EventsTableSource {
  readonly events: AsyncIterable<LedgerEventDoc>;
  readonly timeZone: string;
  readonly currency: string;
  readonly language: Language;
  readonly isCsv: boolean;
}

type State = NonNullable<LedgerEvent['before']>;

/** The events of a company, with start, end and amount before and after each as dates and numbers (LEDGER-11). */
export function eventsTable({ events, timeZone, currency, language, isCsv }: EventsTableSource): Table {
  const texts = tableTexts[language];
  const zoned = (heading: string) => `${heading} (${timeZone})`;
  const amount = `${texts.amount} (${currency || PAYROLL_CURRENCY})`;
  const wall = (at: string | Date | null) => (at === null ? null : localMs(new Date(at), timeZone));
  const both = (of: (when: 'before' | 'after') => Field<LedgerEventDoc>) => [of('before'), of('after')];
  const fields: Field<LedgerEventDoc>[] = [
    { heading: texts.event, count: ({ seq }) => seq },
    { heading: zoned(texts.at), time: ({ at }) => wall(at) },
    { heading: texts.kind, text: ({ action }) => texts.act[action] ?? action, width: 30 },
    { heading: texts.employee, text: ({ subject }) => subject.employee?.fullname ?? null, width: 30 },
    { heading: texts.about, text: ({ before, after }) => aboutOf(after ?? before), width: 30 },
    ...both((when) => ({
      heading: zoned(texts[when](texts.start)),
      time: (event) => wall(startOf(event[when])),
    })),
    ...both((when) => ({
      heading: zoned(texts[when](texts.end)),
      time: (event) => wall(endOf(event[when])),
    })),
    ...both((when) => ({ heading: texts[when](amount), rate: (event) => centsOf(event[when]) })),
    { heading: texts.reason, text: ({ reason }) => reason || null, width: 40 },
    { heading: texts.by, text: ({ actor }) => actor.fullname || actor.username || null, width: 30 },
  ];
  return tableOf(texts.sheets.changes, events, fields, { currency, isCsv, ...texts });
}

/** The name, run, currency, zone or account of a state. */
function aboutOf(state: State | null): string | null {
  if (!state) return null;
  if ('name' in state) return state.name;
  if ('project' in state) return state.project?.name ?? null;
  if ('runNumber' in state) return String(state.runNumber);
  if ('number' in state) return String(state.number);
  if ('currency' in state) return state.currency || null;
  if ('timezone' in state) return state.timezone;
  if ('lastFour' in state) return `…${state.lastFour}`;
  return 'schedule' in state ? state.schedule.kind : null;
}

function startOf(state: State | null): string | null {
  if (state && 'startTime' in state) return state.startTime;
  return state && 'from' in state ? state.from : null;
}

function endOf(state: State | null): string | null {
  return state && 'endTime' in state ? state.endTime : null;
}

/** The money of a state in whole cents; a percentage has none. */
function centsOf(state: State | null): number | null {
  if (!state) return null;
  if ('netCents' in state) return state.netCents;
  if ('cents' in state) return state.cents;
  return 'value' in state && state.basis !== 'percent' ? state.value : null;
}
