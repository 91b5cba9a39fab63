import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value, content: `parte ${value}` }));

describe('tabs', () => {
  it('are one stop of the keyboard, whose arrows, Home and End choose', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Partes" tabs={TABS} />);
    await user.tab();
    const keys: [key: string, chosen: string][] = [
      ['{ArrowRight}', 'dos'],
      ['{ArrowLeft}{ArrowLeft}', 'tres'],
      ['{ArrowRight}', 'uno'],
      ['{End}', 'tres'],
      ['{Home}', 'uno'],
    ];
    for (const [key, chosen] of keys) {
      await user.keyboard(key);
      const tab = screen.getByRole('tab', { name: chosen, selected: true });
      expect(tab).toHaveFocus();
      expect(screen.getByRole('tabpanel', { name: chosen })).toHaveTextContent(`parte ${chosen}`);
    }
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
