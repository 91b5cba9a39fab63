import { LENGTHS } from '@faena/shared/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { NearLimit } from './near-limit.tsx';

it.each([
  [undefined, ''],
  [44, ''],
  [45, 'Hay 45 de un máximo de 50.'],
  [49, 'Hay 49 de un máximo de 50.'],
  [50, 'No se puede añadir más: hay 50, y el máximo es 50.'],
  [61, 'No se puede añadir más: hay 61, y el máximo es 50.'],
])('with %s of 50 the screen says "%s" before an addition (LIMIT-25)', async (present, told) => {
  const { container } = render(<NearLimit present={present} most={50} screen="es" />);
  if (told) expect(await screen.findByRole('status')).toHaveTextContent(told);
  else expect(container).toBeEmptyDOMElement();
});

it('a field counts its characters from nine tenths of its limit on, and beyond it (LIMIT-25)', async () => {
  render(
    <Field label="Nombre" longest={LENGTHS.name}>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Nombre' });
  await userEvent.click(input);
  await userEvent.paste('a'.repeat(179));
  expect(screen.queryByText(/\/200$/)).toBeNull();
  await userEvent.paste('a');
  expect(input).toHaveAccessibleDescription('180/200');
  await userEvent.paste('a'.repeat(25));
  expect(input).toHaveAccessibleDescription('205/200');
  await userEvent.clear(input);
  expect(input).toHaveAccessibleDescription('');
});

it('a field counts the text that a form begins with, by the length of its control, and no short code (LIMIT-25)', () => {
  render(
    <>
      <Field label="Vista">
        <Input defaultValue={'a'.repeat(60)} maxLength={LENGTHS.viewName} />
      </Field>
      <Field label="Código">
        <Input defaultValue="1234567" maxLength={7} />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Vista' })).toHaveAccessibleDescription('60/60');
  expect(screen.getByRole('textbox', { name: 'Código' })).toHaveAccessibleDescription('');
});
