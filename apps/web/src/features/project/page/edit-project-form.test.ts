import { expect, it } from 'vitest';
import { changesOf, PROJECT_FIELDS, type ProjectFormValues } from './edit-project-form.ts';

const before: ProjectFormValues = {
  name: 'Bodega',
  description: 'La de atrás',
  type: 'Obra',
  status: 'En curso',
  start_date: '2026-11-02',
  end_date: '2026-11-18',
};

it('the fields of the form are those of the example', () => {
  expect([...PROJECT_FIELDS].sort()).toEqual(Object.keys(before).sort());
});

it.each(PROJECT_FIELDS)('a changed %s is sent (PROJECT-5)', (name) => {
  expect(changesOf({ ...before, [name]: 'other' }, before)).toMatchObject({ [name]: 'other' });
});
