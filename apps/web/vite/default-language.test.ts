import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultLanguage } from './default-language.ts';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('the page in development (LANG-8)', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['', 'original'],
  ])('has the language of DEFAULT_LANGUAGE=%s', (setting, language) => {
    vi.stubEnv('DEFAULT_LANGUAGE', setting);
    expect(defaultLanguage().transformIndexHtml(PAGE)).toContain(`data-language="${language}"`);
  });
});
