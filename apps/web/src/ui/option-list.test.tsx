import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screen } from '@/test/index.ts';
import { OptionList } from './option-list.tsx';

it('has the keyboard in its search, also where it comes after the panel that has the focus (QUICK-6)', () => {
  const panel = (list: boolean) => (
    <div role="dialog" aria-label="Personas" tabIndex={-1}>
      {list && (
        <OptionList options={[]} emptyText="" isChosen={() => false} onChoose={() => {}} mark={null} />
      )}
    </div>
  );
  const { rerender } = render(panel(false));
  screen.getByRole('dialog').focus();
  rerender(panel(true));
  expect(screen.getByRole('combobox')).toHaveFocus();
});
