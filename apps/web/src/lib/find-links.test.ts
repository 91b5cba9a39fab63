import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const found = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

describe('the addresses in a text (DESIGN-26)', () => {
  it.each([
    ['Ver https://obra.example/plano?a=1&b=2#sur.', ['https://obra.example/plano?a=1&b=2#sur']],
    [
      '(http://localhost:3000/x), y https://ñandú.example/ü',
      ['http://localhost:3000/x', 'https://ñandú.example/ü'],
    ],
    ['HTTPS://OBRA.EXAMPLE', ['HTTPS://OBRA.EXAMPLE']],
    ['<https://obra.example>', ['https://obra.example']],
    ['línea\nhttps://a.example\nhttps://a.example', ['https://a.example', 'https://a.example']],
  ])('%s', (text, links) => expect(found(text)).toEqual(links));

  it.each([
    'javascript:alert(1)',
    'javascript://obra.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://obra.example',
    'mailto:ana@obra.example',
    '//obra.example',
    'blob:https://obra.example/1'.replace('https', 'x'),
    'archivo.es, punto.No hay espacio',
    'https://',
    'http:// obra',
  ])('are none in %s', (text) => expect(findLinks(text)).toEqual([]));

  it('lead where they say', () => {
    for (const text of [
      'https://obra.example/a b',
      'http://a.example:99999',
      'https://a.example"onclick="x',
    ]) {
      for (const { start, end, href } of findLinks(text)) {
        expect(new URL(text.slice(start, end)).href).toBe(href);
        expect(href).toMatch(/^https?:\/\//);
        expect(href).not.toMatch(/["<> ]/);
      }
    }
  });
});
