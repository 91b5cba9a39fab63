import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Attack, tally, unlessRefused } from './attack.ts';
import { as, LINE, type PlainAnswer, type Stage, send } from './stage.ts';
import { uploadWithoutEnd } from './uploads-without-end.ts';

const MIB = 1_048_576;

/** As much as an import takes, but for the form around it. */
const LARGEST = 9.9 * MIB;

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of an attacker, by their content. */
const files = new Map<string, Blob>();

/** A text of at most this many bytes, or pieces. */
function filled(head: string, piece: string, tail: string, most = Number.POSITIVE_INFINITY): Blob {
  const count = Math.floor((LARGEST - head.length - tail.length) / piece.length);
  return new Blob([head, piece.repeat(Math.min(most, count)), tail]);
}

/** A workbook with this below its heads, and with as much noise as lets it unpack to 32 MiB. */
async function workbook(rows: string): Promise<Blob> {
  const zip = new ZipFile();
  const parts = {
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData><row><c t="inlineStr"><is><t>Title</t></is></c></row>${rows}</sheetData></worksheet>`,
    noise: randomBytes(400_000),
  };
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return new Blob([await buffer(zip.outputStream)]);
}

/** The files that cost the most: far beyond the limits, and just within them. */
async function makeFiles(): Promise<void> {
  const board = '{"name":"n","lists":[{"id":"a"}],';
  const card = '{"id":"","idList":"a"}';
  const member = `"members":[{"id":"m","fullName":"${'n'.repeat(MIB)}"}],`;
  const often = `{"id":"","idList":"a","name":"c","idMembers":[${Array(400).fill('"m"').join()}]},`;
  const items = `"checklists":[{"id":"","idCard":"c","checkItems":[`;
  files.set('empty cards', filled(`${board}"cards":[`, '{},', `${card}]}`));
  files.set('small cards', filled(`${board}"cards":[`, `${card},`, `${card}]}`, 300_000));
  files.set(
    'items of one card',
    filled(`${board}"cards":[${card}],${items}`, '{"name":"i"},', '{}]}]}', 450_000),
  );
  files.set('one long name', filled(`${board}${member}"cards":[`, often, `${card}]}`, 2_000));
  files.set('nested', filled('', '{"a":[', ''));
  files.set('commas', filled('Title', ',', ''));
  files.set('a million commas', filled('Title', ',', '', 900_000));
  files.set('quotes', filled('Title\n', '" ', ''));
  files.set(
    'people',
    filled(
      'Title,Asignado a\n',
      `t,"${Array.from({ length: 4 }, (_, i) => `ana${i};`).join('')}"\n`,
      '',
      5_000,
    ),
  );
  files.set('empty cells', await workbook('<c/>'.repeat(8_000_000)));
  files.set('full rows', await workbook(`<row>${'<c><v>1</v></c>'.repeat(90)}</row>`.repeat(5_000)));
  files.set('attributes', await workbook('<row a="1" b="2" c="3" d="4" e="5" f="6"/>'.repeat(700_000)));
  files.set('a bomb', await workbook(`<row><c><v>${'1'.repeat(60 * MIB)}</v></c></row>`));
}

/** Attacks with files, which make everybody else wait, or end the process. */
export const FILES: readonly Attack[] = [
  {
    number: 40,
    name: 'files to import that cost far more than their size',
    prepare: makeFiles,
    async run(stage, size) {
      const { manager, projectId } = await newOwner(stage);
      const url = `${stage.origins[0]}/api/tasks/project/${projectId}/import/preview`;
      const answers: PlainAnswer[] = [];
      // The suite sends each once.
      for (let round = 0; round < Math.ceil(3 * size); round += 1) {
        for (const file of files.values()) {
          const body = new FormData();
          body.set('file', file);
          const answer = await send(url, manager, { method: 'POST', body });
          answers.push(answer);
        }
      }
      return unlessRefused(tally(answers, LARGEST), 200, 400);
    },
  },
  {
    number: 83,
    name: 'an import of a hundred thousand checklist items',
    async run(stage, size) {
      const { manager, projectId } = await newOwner(stage);
      const count = Math.ceil(5_000 * size);
      const each = <T>(of: (index: number) => T) => Array.from({ length: count }, (_, index) => of(index));
      const checkItems = Array.from({ length: 20 }, (_, index) => ({ name: `Paso ${index}` }));
      const board = {
        name: 'n',
        lists: [{ id: 'a', name: 'Backlog' }],
        cards: each((index) => ({ id: `c${index}`, idList: 'a', name: `Tarea ${index}` })),
        checklists: each((index) => ({ id: `l${index}`, idCard: `c${index}`, checkItems })),
      };
      const file = new Blob([JSON.stringify(board)]);
      const body = new FormData();
      body.set('file', file);
      const url = `${stage.origins[0]}/api/tasks/project/${projectId}/import?statuses=Backlog`;
      const answer = await send(url, manager, { method: 'POST', body });
      return unlessRefused(tally([answer], file.size), 200, 201);
    },
  },
  {
    number: 41,
    name: 'uploads of ten megabytes to a project that does not exist, which never end',
    run: (stage, size) =>
      uploadWithoutEnd(
        stage,
        { method: 'POST', path: '/api/tasks/project/0123456789abcdef01234567/import/preview' },
        30 * size,
      ),
  },
];

/** A manager who has signed up, with a project of their own. */
export async function newOwner(stage: Stage) {
  const manager = await stage.newManager();
  const client = as(stage.origins[0], manager);
  const { company } = await client.company.create({ body: { name: 'Propia', line_of_business: LINE } });
  const { project } = await client.project.create({
    body: { name: 'Propio', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
  });
  return { manager, projectId: project._id };
}
