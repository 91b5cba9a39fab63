import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './change-language.ts';

/** Changes the language of a page with this form, and refuses the question. Tells whether it was asked, and changed. */
async function change(form: string, type: (form: HTMLFormElement) => void = () => {}) {
  document.body.innerHTML = `<form>${form}</form>`;
  type(document.forms[0] as HTMLFormElement);
  const dialogs = { confirm: vi.fn(async () => false), alert: vi.fn() };
  const apply = vi.fn();
  await changeLanguage('en', dialogs, apply);
  return { asked: dialogs.confirm.mock.calls.length, changed: apply.mock.calls.length };
}

const into = (value: string) => (form: HTMLFormElement) => {
  (form.elements[0] as HTMLInputElement).value = value;
};

describe('a change of language asks before typed text is lost (LANG-4)', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(['<input>', '<input type="password">', '<input type="email">', '<textarea></textarea>'])(
    'in %s',
    async (field) => {
      expect(await change(field, into('elena'))).toEqual({ asked: 1, changed: 0 });
    },
  );

  it.each([
    ['an empty field', '<input>', into('')],
    ['a text of the page', '<input value="elena">', into('elena')],
    ['a box to tick, as on /reset-password', '<input type="checkbox">', into('on')],
    [
      'one that is ticked',
      '<input type="checkbox">',
      (form: HTMLFormElement) => form.querySelector('input')?.click(),
    ],
    [
      'a choice',
      '<input type="radio" name="a">',
      (form: HTMLFormElement) => form.querySelector('input')?.click(),
    ],
    ['a hidden field', '<input type="hidden">', into('a')],
  ] as const)('and not for %s', async (_, field, type) => {
    expect(await change(field, type)).toEqual({ asked: 0, changed: 1 });
  });
});
