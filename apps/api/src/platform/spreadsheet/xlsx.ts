import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { sheetXml } from './sheet-xml.ts';
import { stylesXml } from './styles-xml.ts';
import type { Table } from './table.ts';
import { xmlText } from './xml.ts';

/** Most rows that fit into a sheet besides its headings and totals. */
export const MAX_SHEET_ROWS = 1_048_576 - 2;

/** Most characters in a cell of a workbook. */
export const MAX_CELL_CHARACTERS = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Tables as the sheets of a workbook (ECMA-376), written while they are read. It reads the rows of a table after
 * those of the previous one, and stops if the stream is destroyed.
 */
export function xlsxOf(tables: readonly Table[]): Readable {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(partsOf(tables))) zip.addBuffer(Buffer.from(xml), name);
  const sheets = tables.map((table) => Readable.from(sheetXml(table), { objectMode: false }));
  for (const [index, sheet] of sheets.entries()) zip.addReadStream(sheet, sheetPath(index));
  zip.end();
  const bytes = Readable.from(zip.outputStream, { objectMode: false });
  const fail = (error: Error) => bytes.destroy(error);
  zip.once('error', fail);
  for (const sheet of sheets) {
    sheet.once('error', fail);
    bytes.once('close', () => sheet.destroy());
  }
  return bytes;
}

function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

/** The headings of a sheet repeat on each printed page. */
function printTitles({ name }: Table, index: number): string {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${xmlText(sheet)}!$1:$1</definedName>`;
}

/** The small files of a workbook, which list its sheets. */
function partsOf(tables: readonly Table[]): Record<string, string> {
  const each = (write: (table: Table, index: number) => string) => tables.map(write).join('');
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`;
  return {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}` +
      `${each((_, index) => override(sheetPath(index), 'worksheet'))}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
      `<bookViews><workbookView activeTab="${Math.max(
        0,
        tables.findIndex(({ opens }) => opens),
      )}"/></bookViews><sheets>` +
      each((table, n) => `<sheet name="${xmlText(table.name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`) +
      `</sheets><definedNames>${each(printTitles)}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      each((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)) +
        relation('rIdStyles', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml(tables.find(({ currency }) => currency)?.currency ?? ''),
  };
}
