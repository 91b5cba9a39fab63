import { describe, expect, it } from 'vitest';
import { emptyLists, refuse, renderRoute, screen } from '@/test/index.ts';

describe('a session that has ended, on /account (SESSION-15)', () => {
  it.each(['admin', 'manager', 'employee', 'client'] as const)(
    'redirects a %s to the login, which says so, and shows no error before',
    async (role) => {
      const ended = () => refuse('unauthenticated', 'Please sign in.');
      const seen = watchText('Please sign in.');
      const { path } = await renderRoute('/account', {
        as: role,
        api: { ...emptyLists(), person: { account: ended } },
      });
      expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
      expect(path()).toBe('/login?from=%2Faccount');
      expect(seen()).toBe(false);
    },
  );
});

/** Whether a text was visible at any moment from now on. */
function watchText(text: string): () => boolean {
  let seen = false;
  const watch = new MutationObserver(() => {
    seen ||= document.body.textContent.includes(text);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    return seen;
  };
}
