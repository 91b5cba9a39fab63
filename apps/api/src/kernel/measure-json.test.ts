import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessOfJson } from './measure-json.ts';

const excess = (json: string) => excessOfJson(Buffer.from(json), { levels: 16, values: 20_000 });
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const wide = (values: number) => `[${Array.from({ length: values }, () => 1).join()}]`;

describe('JSON is measured before anything is made of it (LIMIT-1)', () => {
  it('may be 16 levels deep, of lists and objects', () => {
    expect(excess(nested(16))).toBeNull();
    expect(excess(nested(17))).toBe('levels');
    expect(excess('{"a":['.repeat(9))).toBe('levels');
    expect(excess(`[${Array.from({ length: 500 }, () => nested(15)).join()}]`)).toBeNull();
  });

  it('may have 20,000 values', () => {
    expect(excess(wide(19_000))).toBeNull();
    expect(excess(wide(20_000))).toBe('values');
    expect(excess('[{}'.repeat(20_000))).not.toBeNull();
    expect(excess(`[${'{},'.repeat(10_000)}{}]`)).toBe('values');
  });

  it('never has more values than are counted', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        const json = JSON.stringify(value);
        const padded = `[${'0,'.repeat(20_001 - valuesIn(value))}${json}]`;
        expect(excess(padded)).toBe('values');
      }),
    );
  });

  it('reads the content of a text as text', () => {
    const texts = ['[[[[{{{{,,,,', '\\', '"', '\\"', '"[', '\\\\"{'].map((text) => text.repeat(6_000));
    expect(excess(JSON.stringify(texts))).toBeNull();
  });

  it('leaves invalid JSON to the parser', () => {
    for (const odd of ['', '"', '"\\', ']]]]', '}{', 'nothing']) expect(excess(odd)).toBeNull();
  });
});

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 0);
}
