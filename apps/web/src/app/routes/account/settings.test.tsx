import { describe, expect, it } from 'vitest';
import { renderRoute, screen } from '@/test/index.ts';

const radio = (name: string) => screen.getByRole('radio', { name });

describe('/settings (ACCOUNT-11)', () => {
  it('has the theme, at first that of the system, and takes it up at once', async () => {
    const { user } = await renderRoute('/settings', { as: 'manager' });
    expect(radio('Sistema')).toBeChecked();
    await user.click(radio('Oscuro'));
    expect(radio('Oscuro')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
  });

  it('has the view in which tasks are shown at first, and remembers it', async () => {
    const { user } = await renderRoute('/settings', { as: 'manager' });
    await user.click(radio('Tabla'));
    expect(radio('Tabla')).toBeChecked();
    expect(localStorage.getItem('taskViewMode')).toBe('table');
  });
});
