import { type Fault, REASONS } from '@faena/shared/errors';
import { LANGUAGES, type Language } from '@faena/shared/language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { spanishReasons } from './reasons.ts';
import { saidFirst } from './said-first.ts';

/** The modules of a page in this language. */
async function pageIn(language: Language) {
  vi.resetModules();
  vi.doMock('@/lib/language.ts', () => ({ language }));
  const { messageOf } = await import('./wording.ts');
  const { wordFault } = await import('./faults.ts');
  const { loadAllWanted } = await import('@/lib/later.ts');
  await loadAllWanted(() => Promise.resolve());
  const { formResolver } = await import('../ui/form-resolver.ts');
  const { ApiError } = await import('@faena/shared/client');
  const { EmployeeNoun, PlanNoun } = await import('@faena/shared/schemas');
  const refused = (body: object) =>
    new ApiError(409, { code: 'conflict', message: 'From the server.', ...body });
  return { wordFault, messageOf, formResolver, refused, EmployeeNoun, PlanNoun };
}
afterEach(() => vi.doUnmock('@/lib/language.ts'));

const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('the reasons of a refusal (WIRE-17)', () => {
  it.each(Object.entries(REASONS))(
    '%s has the parameters of its English sentence in Spanish',
    (reason, english) => {
      const spanish = placesIn(spanishReasons[reason as keyof typeof REASONS]);
      // A hint may be left out, never made up.
      expect(placesIn(english)).toEqual(expect.arrayContaining(spanish));
    },
  );

  it.each(Object.entries(saidFirst))('%s is the same where a screen says it first', (reason, { en }) => {
    expect(en).toBe(REASONS[reason as keyof typeof REASONS]);
  });

  it.each([
    ['original', 'en', 'Username is already taken.'],
    ['original', 'es', 'Ese usuario ya existe.'],
    ['es', 'en', 'Ese usuario ya existe.'],
    ['es', 'es', 'Ese usuario ya existe.'],
    ['en', 'es', 'Username is already taken.'],
  ] as const)('are said in %s on a screen in %s: %s', async (language, screen, said) => {
    const { messageOf, refused } = await pageIn(language);
    const refusal = refused({ reason: 'username_taken', message: REASONS.username_taken });
    expect(messageOf(refusal, 'Else.', screen)).toBe(said);
  });

  it('that an answer holds which is none itself are told once their words were awaited (IMPORT-10)', async () => {
    vi.resetModules();
    vi.doMock('@/lib/language.ts', () => ({ language: 'es' }));
    const { wordRefusal } = await import('./wording.ts');
    const { untilWorded } = await import('@/lib/worded.ts');
    const refusal = { reason: 'username_taken', params: {}, message: REASONS.username_taken } as const;
    expect(wordRefusal(refusal, 'es')).toBe('');
    await untilWorded();
    expect(wordRefusal(refusal, 'es')).toBe('Ese usuario ya existe.');
  });

  it.each([
    ['original', 'From the server.'],
    ['en', 'From the server.'],
    ['es', 'Si no.'],
  ] as const)('that a server of another version gives, or none: %s says %s', async (language, said) => {
    const { messageOf, refused } = await pageIn(language);
    for (const reason of [undefined, 'of_tomorrow']) {
      expect(messageOf(refused({ reason }), 'Si no.')).toBe(said);
    }
    expect(messageOf(new TypeError('Failed to fetch'), 'Si no.')).toBe('Si no.');
  });
});

const filled = {
  fullname: 'Elena',
  username: 'elena',
  email: 'elena@example.com',
  phone: '5555-0100',
  companyId: '0123456789abcdef01234567',
  password: 'secreto-1',
};

describe('the faults of a form’s fields', () => {
  const options = { fields: {}, shouldUseNativeValidation: false };

  it.each([
    [{ fullname: ' ' }, 'Este dato es necesario.', 'Required.'],
    [{ phone: '' }, 'Este dato es necesario.', 'Required.'],
    [{ fullname: 'x'.repeat(201) }, 'A lo sumo 200 caracteres.', 'At most 200 characters.'],
    [{ username: 'ab' }, 'Al menos 3 caracteres.', 'At least 3 characters.'],
    [
      { username: 'Elena Gómez' },
      'Solo letras, dígitos, «.», «_» y «-».',
      'Only letters, digits, ".", "_" and "-".',
    ],
    [{ email: 'elena@' }, 'No es una dirección de correo válida.', 'Not a valid e-mail address.'],
    [{ password: '' }, 'Este dato es necesario.', 'Required.'],
    [{ password: 'corta' }, 'Al menos 6 caracteres.', 'New password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(73) }, 'Demasiado larga.', 'New password must be at most 72 bytes long.'],
  ])('%j: %s, %s', async (wrong, spanish, english) => {
    const [field = ''] = Object.keys(wrong);
    for (const [language, screen, said] of [
      ['original', 'es', spanish],
      ['original', 'en', english],
      ['es', 'en', spanish],
      ['en', 'es', english],
    ] as const) {
      const { formResolver, EmployeeNoun } = await pageIn(language);
      const resolve = formResolver(EmployeeNoun.creation, screen);
      expect(await resolve({ ...filled, ...wrong }, undefined, options)).toMatchObject({
        errors: { [field]: { message: said } },
      });
    }
  });

  it.each(LANGUAGES)('is never a validator’s own words, in %s', async (language) => {
    const { formResolver, PlanNoun } = await pageIn(language);
    const resolve = formResolver(PlanNoun.form, 'es');
    const own = /expected|received|invalid input|NaN|too (small|big)/i;
    for (const price of [Number.NaN, -1, 1e12, 0.001]) {
      const { errors } = await resolve({ name: 'Básico', description: '', price }, undefined, options);
      const { price: found } = errors as Record<string, { message?: string }>;
      expect(found?.message).toBeTruthy();
      expect(found?.message).not.toMatch(own);
    }
  });

  it('is what is right, where nothing is wrong', async () => {
    const { formResolver, EmployeeNoun } = await pageIn('en');
    const resolve = formResolver(EmployeeNoun.creation, 'es');
    expect(await resolve({ ...filled, fullname: ' Elena ' }, undefined, options)).toEqual({
      values: { ...filled, marking: null },
      errors: {},
    });
  });

  it('puts the parameters of a fault in their places', async () => {
    const fault: Fault = { reason: 'record_too_long', params: { max: 24 } };
    const { wordFault } = await pageIn('es');
    expect(wordFault(fault, 'en')).toBe('Un registro dura a lo sumo 24 horas.');
  });
});
