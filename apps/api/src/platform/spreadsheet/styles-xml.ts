import { moneyNumberFormat } from '@faena/shared/domain';
import type { CellKind } from './table.ts';
import { xmlText } from './xml.ts';

const KINDS = [
  'text',
  'count',
  'day',
  'time',
  'duration',
  'hours',
  'minutes',
  'money',
  'amount',
] as const satisfies readonly CellKind[];

/** The number format of each kind: 0 and 1 come with every spreadsheet, 4 is `#,##0.00` and 46 `[h]:mm:ss`. */
const FORMATS: Readonly<Record<CellKind, number>> = {
  text: 0,
  count: 1,
  day: 166,
  time: 164,
  duration: 46,
  hours: 4,
  minutes: 0,
  money: 4,
  amount: 4,
};

const byKind = (first: number) =>
  Object.fromEntries(KINDS.map((kind, index) => [kind, first + index])) as Record<CellKind, number>;

/** The number of the format of money in a currency. */
const CURRENCY_FORMAT = 165;

/** The number of each style in `stylesXml`. */
export const STYLES = { plain: byKind(0), bold: byKind(KINDS.length) } as const;

const xfsOf = (formats: Readonly<Record<CellKind, number>>) =>
  [0, 1].flatMap((font) =>
    KINDS.map((kind) => {
      const format = formats[kind];
      return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
    }),
  );

/** The styles of a workbook (ECMA-376 part 1, 18.8): each kind of cell, plain and bold; money as on the screen (PAY-45). */
export function stylesXml(currency: string): string {
  const styles = xfsOf(currency ? { ...FORMATS, money: CURRENCY_FORMAT } : FORMATS);
  const formats = [
    numberFormat(FORMATS.time, 'dd/mm/yyyy hh:mm:ss'),
    numberFormat(FORMATS.day, 'dd/mm/yyyy'),
    ...(currency ? [numberFormat(CURRENCY_FORMAT, moneyNumberFormat(currency))] : []),
  ];
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

const numberFormat = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`;
