import { expect, it } from 'vitest';
import { lineOfBusiness, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

it('a refused name of a line stays as it was typed, with the reason, for another try (FORM-9)', async () => {
  const line = lineOfBusiness({ name: 'Comercio' });
  const { user, api } = await renderRoute('/admin/line-of-business', {
    as: 'admin',
    api: {
      lineOfBusiness: { all: () => [line], rename: () => refuse('conflict', 'It is there already.') },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Renombrar Comercio' }));
  const before = screen.getByLabelText('Nuevo nombre de Comercio');
  await user.clear(before);
  await user.type(before, 'Panadería{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Nuevo nombre de Comercio')).toHaveAccessibleDescription(
      'It is there already.',
    ),
  );
  const field = screen.getByLabelText('Nuevo nombre de Comercio');
  expect(field).toHaveValue('Panadería');
  expect(screen.getAllByText('It is there already.')).toHaveLength(1);
  expect(screen.getByRole('cell', { name: 'Comercio' })).toBeVisible();

  const renamed = { ...line, name: 'Panadería fina' };
  api.answer({
    lineOfBusiness: { all: () => [renamed], rename: () => ({ message: '', line_of_business: renamed }) },
  });
  await user.type(field, ' fina{Enter}');
  expect(await screen.findByRole('cell', { name: 'Panadería fina' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Nuevo nombre/ })).toBeNull();
});
