import { describe, expect, it } from 'vitest';
import { mayBeMarkdown } from './may-be-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function typesIn(node: Node): Set<string> {
  const inner = (node.children ?? []).flatMap((child) => [...typesIn(child)]);
  return new Set([node.type, ...inner]);
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

describe('the Markdown of a text (DESIGN-29)', () => {
  it('has lists, emphasis, code and links', () => {
    const types = typesIn(
      parseMarkdown('**a** *b* `c` [d](https://obra.example)\n\n- e\n- f\n\n1. g\n\n```\nh\n```'),
    );
    expect([...types].sort()).toEqual(
      [
        'root',
        'paragraph',
        'text',
        'strong',
        'emphasis',
        'inlineCode',
        'link',
        'list',
        'listItem',
        'code',
      ].sort(),
    );
  });

  it.each([
    '# 12 tubos',
    'Total\n====',
    '---',
    '<b>x</b> <script>alert(1)</script>',
    '[a]: https://obra.example',
    '    cuatro espacios',
    '&lt;b&gt; &copy;',
    '> dicho',
    'www.obra.example ana@obra.example',
    '3 * 4 * 5 y 3*4 y nombre_de_archivo',
    'https://obra.example/_plano_/*a*?b=_c_',
  ])('keeps as typed: %j', (typed) => {
    expect(textOf(parseMarkdown(typed)).trim()).toBe(typed.trim());
    expect(
      [...typesIn(parseMarkdown(typed))].filter(
        (type) => !['root', 'paragraph', 'text', 'link'].includes(type),
      ),
    ).toEqual([]);
  });

  it('has no other node, whichever three signs follow each other', () => {
    const signs = [
      '*',
      '**',
      '_',
      '`',
      '[',
      '](',
      ')',
      '<',
      '!',
      '\n',
      '- ',
      '1. ',
      'a',
      ' ',
      '\\',
      '&',
      '# ',
      '> ',
    ];
    const texts = signs.flatMap((a) => signs.flatMap((b) => signs.map((c) => `${a}${b}${c}x${a}${b}${c}`)));
    const types = new Set(texts.flatMap((text) => [...typesIn(parseMarkdown(text))]));
    const known = [
      'root',
      'paragraph',
      'text',
      'strong',
      'emphasis',
      'inlineCode',
      'list',
      'listItem',
      'code',
      'break',
    ];
    expect([...types].sort()).toEqual([...known, 'link'].filter((type) => types.has(type)).sort());
    expect(types.size).toBeGreaterThan(8);
  });

  it('is not looked for in plain text, nor where it would hold up a page', () => {
    for (const plain of ['Pintar la bodega', 'Llamar al 5555-0100, antes de las 5.', '', '2026.']) {
      expect(mayBeMarkdown(plain)).toBe(false);
    }
    for (const formatted of [
      '**a**',
      'uno\n- dos',
      '3) tres',
      '`x`',
      '[a](https://obra.example)',
      '[x]'.repeat(300),
    ]) {
      expect(mayBeMarkdown(formatted)).toBe(true);
    }
    for (const sign of ['*', '_', '[', '`', '- ', '[a](', '![', '<', '1. ', '  - ', '+\t']) {
      expect(mayBeMarkdown(sign.repeat(2_000))).toBe(false);
    }
  });
});
