import type { CellKind } from './table.ts';

const KINDS = ['text', 'count', 'time', 'hours', 'minutes', 'money'] as const satisfies readonly CellKind[];

/** The number format of each kind: 0 and 1 come with every spreadsheet, and 4 is `#,##0.00`. */
const FORMATS: Readonly<Record<CellKind, number>> = {
  text: 0,
  count: 1,
  time: 164,
  hours: 4,
  minutes: 0,
  money: 4,
};

const byKind = (first: number) =>
  Object.fromEntries(KINDS.map((kind, index) => [kind, first + index])) as Record<CellKind, number>;

/** The number of each style in `STYLES_XML`. */
export const STYLES = { plain: byKind(0), bold: byKind(KINDS.length) } as const;

const styles = [0, 1].flatMap((font) =>
  KINDS.map((kind) => {
    const format = FORMATS[kind];
    return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  }),
);

/** The styles of a workbook (ECMA-376 part 1, 18.8): each kind of cell, plain and bold. */
export const STYLES_XML =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
