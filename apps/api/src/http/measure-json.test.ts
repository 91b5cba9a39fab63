import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureJson } from './measure-json.ts';

const measure = (json: string) => () => measureJson(Buffer.from(json));
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const wide = (values: number) => `[${Array.from({ length: values }, () => 1).join()}]`;

describe('JSON is measured before anything is made of it (LIMIT-1)', () => {
  it('may be 16 levels deep, of lists and objects', () => {
    expect(measure(nested(16))).not.toThrow();
    expect(measure(nested(17))).toThrow(expect.objectContaining({ reason: 'nested_too_deeply' }));
    expect(measure('{"a":['.repeat(9))).toThrow(expect.objectContaining({ reason: 'nested_too_deeply' }));
    expect(measure(`[${Array.from({ length: 500 }, () => nested(15)).join()}]`)).not.toThrow();
  });

  it('may have 20,000 values', () => {
    expect(measure(wide(19_000))).not.toThrow();
    expect(measure(wide(20_000))).toThrow(expect.objectContaining({ reason: 'too_many_values' }));
    expect(measure('[{}'.repeat(20_000))).toThrow();
    expect(measure(`[${'{},'.repeat(10_000)}{}]`)).toThrow();
  });

  it('never has more values than are counted', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
        const json = JSON.stringify(value);
        const padded = `[${'0,'.repeat(20_001 - valuesIn(value))}${json}]`;
        expect(measure(padded)).toThrow();
      }),
    );
  });

  it('takes what stands in a text for text', () => {
    const texts = ['[[[[{{{{,,,,', '\\', '"', '\\"', '"[', '\\\\"{'].map((text) => text.repeat(6_000));
    expect(measure(JSON.stringify(texts))).not.toThrow();
  });

  it('leaves to the parser what is no JSON', () => {
    for (const odd of ['', '"', '"\\', ']]]]', '}{', 'nothing']) expect(measure(odd)).not.toThrow();
  });
});

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 0);
}
