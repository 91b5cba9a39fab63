import { NewEmployee } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { inSpanish } from './field-messages.ts';

const filled = {
  fullname: 'Elena',
  username: 'elena',
  email: 'elena@example.com',
  phone: '5555-0100',
  companyId: '0123456789abcdef01234567',
  password: 'secreto-1',
};

/** What the form would show for one wrong field. */
function shown(wrong: Partial<typeof filled>): string | undefined {
  return inSpanish(NewEmployee.safeParse({ ...filled, ...wrong }).error?.issues[0]?.message);
}

describe('messages about a field, in Spanish', () => {
  it.each([
    [{ fullname: ' ' }, 'Este dato es necesario.'],
    [{ phone: '' }, 'Este dato es necesario.'],
    [{ fullname: 'x'.repeat(201) }, 'A lo sumo 200 caracteres.'],
    [{ username: 'ab' }, 'Al menos 3 caracteres.'],
    [{ username: 'Elena Gómez' }, 'Solo letras sin acento, dígitos, «.», «_» y «-».'],
    [{ email: 'elena@' }, 'No es una dirección de correo válida.'],
    [{ password: '' }, 'Este dato es necesario.'],
    [{ password: 'corta' }, 'Al menos 6 caracteres.'],
    [{ password: 'x'.repeat(73) }, 'Demasiado larga.'],
  ])('%j: %s', (wrong, text) => {
    expect(shown(wrong)).toBe(text);
  });

  it('leaves what it does not know, and nothing, as they are', () => {
    expect(inSpanish('Something new.')).toBe('Something new.');
    expect(inSpanish(undefined)).toBeUndefined();
  });
});
