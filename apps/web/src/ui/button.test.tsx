import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('has a line of 3:1 around it where nothing else marks it as a button (DESIGN-23)', () => {
  render(<Button>Cancelar</Button>);
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveClass('border-edge');
});
