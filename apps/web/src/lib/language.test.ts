import { expect, it } from 'vitest';
import { pageLanguage } from './language.ts';

const visit = {
  chosen: undefined,
  given: 'original',
  path: '/boleta',
  linked: '',
  spoken: ['fr-FR', 'en-GB', 'es'],
} as const;

it('a private link opens in the language of its browser, unless one was chosen or given to all (LANG-15)', () => {
  expect(pageLanguage(visit)).toBe('en');
  expect(pageLanguage({ ...visit, spoken: ['es-GT', 'en'] })).toBe('es');
  expect(pageLanguage({ ...visit, spoken: ['fr'] })).toBe('original');
  expect(pageLanguage({ ...visit, chosen: 'es' })).toBe('es');
  expect(pageLanguage({ ...visit, given: 'es' })).toBe('es');
  expect(pageLanguage({ ...visit, path: '/login' })).toBe('original');
});

it('a private link opens in the language of its person, unless the reader chose one (LANG-15)', () => {
  const linked = { ...visit, linked: 'es' };
  expect(pageLanguage(linked)).toBe('es');
  expect(pageLanguage({ ...linked, given: 'en' })).toBe('es');
  expect(pageLanguage({ ...linked, chosen: 'en' })).toBe('en');
  expect(pageLanguage({ ...linked, path: '/reset-password' })).toBe('es');
  expect(pageLanguage({ ...linked, linked: 'fr' })).toBe('en');
});
