import type { TaskTemplate } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { fill, givenBy } from './fill-form.ts';
import { formOf } from './task-form-values.ts';

const empty = formOf(null, 'America/Guatemala');
const template: TaskTemplate = {
  _id: 'p',
  companyId: 'c',
  name: 'Inspección',
  title: 'Inspección de obra',
  description: 'Con el maestro.',
  priority: 'High',
  estimatedHours: 3,
  tags: ['obra'],
  checklist: ['Medir'],
};
const given = givenBy(template);
const other = givenBy({ ...template, title: 'Pedido', description: '', tags: ['compras'], checklist: [] });

describe('filling a form from a template (TEMPLATE-8)', () => {
  it('fills untouched fields', () => {
    expect(fill(empty, empty, given)).toEqual({ values: given, kept: [] });
  });

  it('keeps typed values, names the fields that differ, and unites the tags', () => {
    const typed = { ...empty, title: 'Mi título', priority: 'High' as const, tags: ['OBRA', 'mío'] };
    const { values, kept } = fill(typed, empty, given);
    expect(values).toEqual({ ...given, title: 'Mi título', tags: ['OBRA', 'mío'] });
    expect(kept).toEqual(['title']);
  });

  it('replaces the values of another template, except those typed since', () => {
    const after = { ...empty, ...fill(empty, empty, given).values };
    expect(fill(after, given, other).values).toEqual(other);
    const typed = { ...after, description: 'Otra cosa', tags: [...after.tags, 'mío'] };
    const { values, kept } = fill(typed, given, other);
    expect(values).toEqual({ ...other, description: 'Otra cosa', tags: ['mío', 'compras'] });
    expect(kept).toEqual(['description']);
  });
});
