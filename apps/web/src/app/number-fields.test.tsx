import { afterEach, describe, expect, it, vi } from 'vitest';
import { NUMBER_FIELDS } from '@/test/forms/number-fields.ts';
import { type Visit, waitFor } from '@/test/index.ts';

afterEach(() => vi.restoreAllMocks());

/** Texts that no number field may accept; the test of `readNumber` has those of each kind. */
const NEVER = ['abc', '', '1e3', '4 50'];

/** Each sent number of a name. */
function sent({ api }: Visit, key: string): number[] {
  const bodies = [...new Set(api.changes)].flatMap((name) => {
    const [noun, verb] = name.split('.');
    return api.calls(noun as 'rate', verb as 'change').map(({ body }) => body);
  });
  return bodies.flatMap((body) => numbersOf(body, key));
}

function numbersOf(value: unknown, key: string): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === key && typeof each === 'number' ? [each] : numbersOf(each, key),
  );
}

const isDisabled = (error: unknown) => error instanceof Error && /pointer-events/.test(error.message);

describe.each(NUMBER_FIELDS)('$name', ({ takes, key, isOptional, open }) => {
  it('sends only a number, shows the fault of any other text, and then sends the corrected number (FORM-15, FORM-16)', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-GT');
    const { visit, field, send } = await open();
    const isEmptyFirst = (field as HTMLInputElement).value === '';
    const texts = takes === 'decimals' ? NEVER : [...NEVER, '4,50'];
    const faulty = isOptional ? texts.filter((text) => text !== '') : texts;
    for (const text of faulty) {
      await visit.fill(field, text);
      await visit.user.click(field);
      await send().catch((error: unknown) => {
        if (!isDisabled(error)) throw error;
      });
      expect(sent(visit, key), text).toEqual([]);
      if (text !== '' || !isEmptyFirst) expect(field, text).toHaveAccessibleDescription(/\S/);
    }
    expect(visit.api.changes).toEqual([]);

    await visit.fill(field, takes === 'decimals' ? '4,50' : ' ٤ ');
    await visit.user.tab();
    await waitFor(async () => {
      if (sent(visit, key).length === 0) await send();
      expect(sent(visit, key).slice(0, 1)).toEqual([takes === 'decimals' ? 4.5 : 4]);
    });
    expect(new Set(sent(visit, key)).size).toBe(1);
  });
});

it('the list has every field for numbers of the product', () => {
  const sources = import.meta.glob<string>(
    ['../features/**/*.tsx', './**/*.tsx', '!**/*.test.tsx', '!./gallery/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const files = Object.entries(sources)
    .filter(
      ([file, source]) => /<(?:Number|Money|Rate)Input\b/.test(source) && !file.endsWith('/money-input.tsx'),
    )
    .map(([file]) => file.replace('../', ''));
  expect(new Set(files)).toEqual(new Set(NUMBER_FIELDS.map(({ file }) => file)));
});
