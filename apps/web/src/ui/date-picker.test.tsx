import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { screen } from '@/test/index.ts';
import { DatePicker } from './date-picker.tsx';
import { Field } from './field.tsx';
import { TimeInput } from './time-input.tsx';

function Fields() {
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  return (
    <>
      <DatePicker aria-label="Fecha" value={date} onValueChange={setDate} />
      <Field label="Hora">
        <TimeInput value={time} onValueChange={setTime} />
      </Field>
    </>
  );
}

it.each([
  ['Fecha', '26112026', '26/11/2026'],
  ['Fecha', '26,11,26', '26/11/2026'],
  ['Fecha', '30 nov 2026', '30/11/2026'],
  ['Fecha', '3/12/26', '03/12/2026'],
  ['Hora', '7,30', '07:30'],
])('%s takes %s, by a keyboard that has a separator on a phone (FORM-14)', (name, typed, shown) => {
  render(<Fields />);
  const field = screen.getByRole('textbox', { name });
  expect(field).toHaveAttribute('inputmode', 'decimal');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveValue(shown);
  expect(field).not.toHaveAttribute('aria-invalid');
});
