import { type Cents, localMs, PAYROLL_CURRENCY } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Table } from '../../../../platform/spreadsheet/table.ts';
import type { RunDoc } from '../../runs/run-model.ts';
import { type Field, tableOf } from './fields.ts';
import { tableTexts } from './table-texts.ts';

interface RunsTableSource {
  readonly runs: readonly RunDoc[];
  /** The payments of a run. */
  readonly paidOf: (run: RunDoc) => Cents;
  readonly language: Language;
  readonly isCsv: boolean;
}

/**
 * The runs of a company, each on its own clock (RUN-12). The totals leave out reopened runs; runs in several currencies
 * have no totals of money.
 */
export function runsTable({ runs, paidOf, language, isCsv }: RunsTableSource): Table {
  const texts = tableTexts[language];
  const [currency = '', ...others] = new Set(runs.map((run) => run.currency));
  const isMixed = others.length > 0;
  const money = (heading: string, of: (run: RunDoc) => Cents): Field<RunDoc> =>
    isMixed ? { heading, rate: of } : { heading: `${heading} (${currency || PAYROLL_CURRENCY})`, cents: of };
  const wall = (at: Date, { timeZone }: RunDoc) => localMs(at, timeZone);
  const fields: Field<RunDoc>[] = [
    { heading: texts.run, count: ({ number }) => number },
    { heading: texts.from, day: ({ startDate }) => startDate },
    { heading: texts.until, day: ({ endDate }) => endDate },
    { heading: texts.payday, day: ({ payday }) => payday },
    { heading: texts.state, text: ({ state }) => texts.states[state], width: 12 },
    { heading: texts.people, count: ({ people }) => people },
    { heading: texts.hours, ms: ({ ms }) => ms },
    ...(isMixed
      ? [{ heading: texts.bank.currency, text: (run: RunDoc) => run.currency || PAYROLL_CURRENCY, width: 10 }]
      : []),
    money(texts.gross, ({ grossCents }) => grossCents),
    money(texts.additions, ({ additionCents }) => additionCents),
    money(texts.deductions, ({ deductionCents }) => deductionCents),
    money(texts.net, ({ netCents }) => netCents),
    money(texts.paid, paidOf),
    money(texts.pending, (run) => (run.state === 'closed' ? run.netCents - paidOf(run) : 0)),
    { heading: texts.closedAt, time: (run) => wall(run.closedAt, run) },
    { heading: texts.closedBy, text: ({ closedBy }) => closedBy.fullname, width: 30 },
    { heading: texts.reopenedAt, time: (run) => run.reopened && wall(run.reopened.at, run) },
    { heading: texts.reopenedBy, text: ({ reopened }) => reopened?.by.fullname ?? null, width: 30 },
    { heading: texts.reason, text: ({ reopened }) => reopened?.reason ?? null, width: 40 },
  ];
  const terms = { currency: isMixed ? '' : currency, isCsv, ...texts };
  return tableOf(texts.sheets.runs, runs, fields, terms, ({ state }) => state === 'closed');
}
