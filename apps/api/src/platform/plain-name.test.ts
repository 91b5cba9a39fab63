import { MAX_FILE_NAME_BYTES } from '@faena/shared/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName, plainName } from './plain-name.ts';

it.each([
  ['Constructora Ñandú, S. A.', 'constructora-nandu-s-a.pdf'],
  ['"; filename="x.html', 'filename-x-html.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a-set-cookie-x-1.pdf'],
  ['名前', '.pdf'],
])('%j is called %s', (name, file) => {
  expect(fileName([plainName(name)], 'pdf')).toBe(file);
});

it('can be saved, however long the names in it are, and is cut at a character (EXPORT-7)', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat());
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const name = fileName(parts, 'pdf');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_FILE_NAME_BYTES);
      expect(Buffer.from(name).toString()).toBe(name);
      expect(name.endsWith('.pdf')).toBe(true);
    }),
  );
});

it('cut names keep the part that distinguishes files (EXPORT-7)', () => {
  const long = 'constructora-nandu-'.repeat(12);
  const name = (number: number) =>
    fileName(['boleta', long, 'a1b2c3', 'corrida', 5, '2026-11-01', number, long, 'elena'], 'pdf');
  expect(name(1)).toMatch(/-a1b2c3-corrida-5-2026-11-01-1-constructora.*-elena\.pdf$/);
  expect(name(1)).not.toBe(name(2));
});
