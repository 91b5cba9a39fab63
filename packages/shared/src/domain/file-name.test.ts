import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';
import { fileTypeOf, OTHER_TYPE } from './file-type.ts';
import { MAX_FILE_NAME_BYTES } from './limits-and-defaults/index.ts';

describe('the name of a file (FILE-3)', () => {
  it.each([
    ['plano final.pdf', 'plano final.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\obra\\foto.jpg', 'foto.jpg'],
    ['foto\u202egpj.exe', 'fotogpj.exe'],
    ['a\u0000b\u200bc.txt', 'abc.txt'],
    ['nun\u0303ez.png', 'nuñez.png'],
    ['.htaccess', 'htaccess'],
    ['a"b.txt', 'a_b.txt'],
    ['', 'archivo'],
    ['   ', 'archivo'],
    ['..', 'archivo'],
  ])('of %j is kept as %j', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept);
  });

  it('fits its bytes, keeps its ending and cuts no character', () => {
    const kept = fileNameOf(`${'👷'.repeat(100)}.pdf`);
    expect(kept).toBe(`${'👷'.repeat(59)}.pdf`);
  });

  it('never has a folder, a mark of direction or too many bytes, and is its own name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const kept = fileNameOf(given);
        expect(kept).not.toMatch(/[/\\"\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(kept).not.toBe('');
        expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(MAX_FILE_NAME_BYTES);
      }),
    );
  });
});

describe('the type of a file (FILE-4)', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a/*', 'image/gif'],
    ['RIFF\n\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
    ['%PDF-1.7', 'application/pdf'],
    ['<svg xmlns="', OTHER_TYPE],
    ['<!doctype html>', OTHER_TYPE],
    ['PK\x03\x04', OTHER_TYPE],
    [' %PDF-1.7', OTHER_TYPE],
    ['\0\0\0\x1cftypheic', OTHER_TYPE],
    ['', OTHER_TYPE],
  ])('follows from its first bytes alone: %j is %s', (head, type) => {
    expect(fileTypeOf(bytes(head))).toBe(type);
  });
});
