import { describe, expect, it } from 'vitest';
import { readCookie } from '@/lib/cookie.ts';
import { person, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

// The tests apply the language of the page, because another one reloads it.
const SHOWN = 'original';

describe('a language of one’s own (LANG-12)', () => {
  it('is stored for the person and in the browser, even if the page shows it already', async () => {
    const me = person('client');
    const { user, api } = await renderRoute('/settings', {
      as: me,
      api: { person: { edit: () => ({ message: '', user: { ...me, language: SHOWN } }) } },
    });
    await user.click(screen.getByRole('radio', { name: 'Original' }));
    await waitFor(() => expect(readCookie('language')).toBe(SHOWN));
    expect(api.calls('person', 'edit')).toMatchObject([{ body: { language: SHOWN } }]);
  });

  it('shows as chosen at once, also while the server takes its time, and for a manager without a company', async () => {
    const { user } = await renderRoute('/settings', {
      as: 'manager',
      api: { person: { edit: () => new Promise<never>(() => {}) } },
    });
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked());
    expect(readCookie('language')).toBeUndefined();
  });

  it('stays as it was if it could not be stored, and that is reported', async () => {
    const { user, api } = await renderRoute('/settings', {
      as: 'client',
      api: { person: { edit: () => refuse('internal', 'Broken.') } },
    });
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
    expect(api.calls('person', 'edit')).toMatchObject([{ body: { language: 'en' } }]);
    expect(readCookie('language')).toBeUndefined();
    expect(screen.getByRole('radio', { name: 'Original' })).toBeChecked();
  });
});
