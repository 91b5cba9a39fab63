import { expect, it, vi } from 'vitest';
import { csvSeparator } from './csv-separator.ts';

it.each([
  ['es-ES', ';'],
  ['pt-BR', ';'],
  ['de-DE', ';'],
  ['es-GT', ','],
  ['es-MX', ','],
  ['en-US', ','],
])('a person whose browser is %s gets a CSV divided by %s (EXPORT-6)', (language, separator) => {
  vi.stubGlobal('navigator', { language });
  expect(csvSeparator()).toBe(separator);
});
