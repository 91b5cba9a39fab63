import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actualTexts, countGlyphs, readPdf } from '../../../../../test/read-pdf.ts';
import { drawable, UNKNOWN_LETTER } from './fonts.ts';
import { Paper, type TextStyle } from './paper.ts';
import { visualRuns } from './visual-runs.ts';

const NAMES = {
  Arabic: 'محمد عبد الرحمن',
  Persian: 'علی‌رضا پژمان',
  Hebrew: 'דוד בן־גוריון',
  Devanagari: 'प्रिया शर्मा',
  Bengali: 'শেখ মুজিবুর',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'નરેન્દ્ર પટેલ',
  Tamil: 'சுந்தர் பிச்சை',
  Telugu: 'శ్రీనివాస్ రావు',
  Kannada: 'ಕೃಷ್ಣ ಗೌಡ',
  Malayalam: 'കൃഷ്ണൻ നായർ',
  Sinhala: 'සුනිල් පෙරේරා',
  Thai: 'สมชาย ใจดี',
  Lao: 'ສົມພອນ ວົງສາ',
  Khmer: 'សុខា ចាន់',
  Myanmar: 'အောင်ဆန်း စုကြည်',
  Georgian: 'ნინო ბერიძე',
  Armenian: 'Արամ Խաչատրյան',
  Ethiopic: 'አበበ ቢቂላ',
  Chinese: '王小明 陳龍',
  Japanese: '佐藤 さくら・サクラ',
  Korean: '김민수',
  Latin: 'María José Ñúñez Ŵẽłḩ',
} as const;

const STYLES: readonly TextStyle[] = [{ size: 10 }, { size: 10, weight: 'semibold' }];

function print(texts: readonly string[], width = 400): Uint8Array {
  const paper = new Paper({ title: 'Names', author: 'Faena', language: 'es', at: new Date(0) });
  const parts = [paper.take()];
  for (const style of STYLES) {
    paper.addPage();
    let y = 40;
    for (const text of texts) {
      for (const line of paper.wrap(text, width, style)) {
        paper.text(line, { x: 54, y, width }, style);
        y += 20;
      }
    }
    parts.push(paper.take());
  }
  return Buffer.concat([...parts, paper.end()]);
}

it('names of 23 scripts are drawn in both weights, without one box for a letter (SLIP-13)', async () => {
  const names = Object.values(NAMES);
  for (const name of names) expect(drawable(name)).toBe(name.normalize('NFC'));
  const { drawn, missing } = await countGlyphs(print(names));
  expect(drawn).toBeGreaterThan(names.join('').length);
  expect(missing).toBe(0);
});

it('a letter of no font is replaced visibly, and the count of boxes sees one (SLIP-13)', async () => {
  expect(drawable('Ana \u{10380}😀')).toBe(`Ana ${UNKNOWN_LETTER.repeat(2)}`);
  const paper = new Paper({ title: 'Box', author: 'Faena', language: 'es', at: new Date(0) });
  paper.addPage();
  paper.text('a\u{10380}', { x: 54, y: 40, width: 400 }, { size: 10 });
  const bytes = Buffer.concat([paper.take(), paper.end()]);
  expect(await countGlyphs(bytes)).toEqual({ drawn: 2, missing: 1 });
});

it('no sequence of letters of a script stops a slip (SLIP-13)', () => {
  const paper = new Paper({ title: 'Any', author: 'Faena', language: 'es', at: new Date(0) });
  paper.addPage();
  for (const name of Object.values(NAMES)) {
    const letters = fc.constantFrom(...name, ...name, ' ', '(', '7', '\u200d');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (drawn) => {
        const lines = paper.wrap(drawn.join(''), 60, { size: 10 });
        for (const line of lines) paper.text(line, { x: 0, y: 0, width: 60, align: 'right' }, { size: 10 });
        expect(lines.join('').replaceAll(' ', '')).toBe(drawable(drawn.join('')).replaceAll(' ', ''));
      }),
      { numRuns: 40 },
    );
  }
});

const runs = (text: string) => visualRuns(text).map((run) => run.text);

it('Arabic and Hebrew run from right to left, and figures and Latin within them do not (SLIP-13)', () => {
  expect(runs('محمد عبد')).toEqual(['عبد', ' ', 'محمد']);
  expect(runs('محمد (Ali) 12')).toEqual(['12', ' ', '(', 'Ali', ')', ' ', 'محمد']);
  expect(runs('Obras محمد عبد S.A. 7')).toEqual(['Obras ', 'عبد', ' ', 'محمد', ' S.A. 7']);
  expect(runs('علی ۱۲')).toEqual(['۱', '۲', ' ', 'علی']);
  expect(runs('דוד בן־גוריון')).toEqual(['גוריון', '־', 'בן', ' ', 'דוד']);
  expect(runs('María 王小明 7')).toEqual(['María ', '王小明', ' 7']);
  expect(runs('María José')).toEqual(['María José']);
});

it('a program reads the letters of such a name in the order they were typed (SLIP-13)', async () => {
  const names = Object.values(NAMES).filter((name) => name !== NAMES.Latin);
  const page = print(names);
  const typed = names.map((name) => name.normalize('NFC'));
  expect(actualTexts(page)).toEqual([...typed, ...typed]);
  const read = (await readPdf(page))[0]?.join(' ') ?? '';
  for (const name of [NAMES.Thai, NAMES.Korean, NAMES.Armenian]) expect(read).toContain(name);
});

it('a mark stays with its letter where a word is broken', () => {
  const paper = new Paper({ title: 'Long', author: 'Faena', language: 'es', at: new Date(0) });
  const word = 'กำ้'.repeat(20);
  const lines = paper.wrap(word, 50, { size: 10 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(drawable(word));
  for (const line of lines) expect(line.startsWith('ก')).toBe(true);
});
