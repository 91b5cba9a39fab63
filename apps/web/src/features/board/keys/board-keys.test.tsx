import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FakeBoard, person, screen, waitFor, within } from '@/test/index.ts';
import { SHORTCUTS } from './shortcuts.ts';

const GUIDE = 'docs/guides/board-keys.md';
const card = (title: string) => screen.findByRole('button', { name: title });
const help = () => screen.queryByRole('dialog', { name: 'Atajos de teclado' });
const search = () => screen.queryByRole('searchbox', { name: 'Buscar en las tareas' });

describe('the keys of the board (KEYS-1)', () => {
  it('are those that the guide lists, in the same order', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../../..', GUIDE), 'utf8');
    const listed = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);
    expect(listed).toEqual(SHORTCUTS.map(({ written }) => written));
  });

  it('go from card to card, past an empty column, and open one (KEYS-5)', async () => {
    const { user, path } = await new FakeBoard({ Backlog: ['a', 'b'], Doing: ['x'] }).open();
    await card('a');
    await user.keyboard('{ArrowDown}');
    expect(await card('a')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await card('b')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await card('b')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await card('x')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await card('x')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(await card('a')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toContain('task='));
  });

  it('search, make a task and list themselves; none does while something is typed or a window is open (KEYS-1, KEYS-3)', async () => {
    const { user, path } = await new FakeBoard({ Backlog: ['a'] }).open();
    await card('a');
    await user.keyboard('/');
    await waitFor(() => expect(search()).toHaveFocus());
    await user.keyboard('/n?');
    expect(search()).toHaveValue('/n?');
    expect(help()).toBeNull();
    await user.clear(search() as HTMLElement);
    (await card('a')).focus();

    await user.keyboard('{Control>}n{/Control}');
    expect(path()).not.toContain('task=');
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    expect(
      within(list)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(
      SHORTCUTS.map(({ written }) =>
        written.replace('Enter', 'Intro').replace('Shift', 'Mayús').replace('Space', 'Espacio'),
      ),
    );
    await user.keyboard('n');
    expect(path()).not.toContain('task=');
    await user.keyboard('{Escape}');
    // The closing window takes the keys until the card has the focus again.
    await waitFor(async () => expect(await card('a')).toHaveFocus());
    await user.keyboard('n');
    await waitFor(() => expect(path()).toContain('task=new'));
  });

  it('are fewer for people who manage no tasks, in the list and on the board (KEYS-1)', async () => {
    const ana = person('employee');
    const { user, path } = await new FakeBoard({ Backlog: ['a'] }, { members: [ana] }).open({ as: ana });
    (await card('a')).focus();
    await user.keyboard('ncda');
    expect(path()).not.toContain('task=');
    expect(await card('a')).toHaveFocus();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    const listed = within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(listed).toEqual([
      '/',
      '?',
      '↑ ↓ ← →',
      'Intro',
      'x',
      'Mayús ↑ ↓',
      'Espacio',
      'Ctrl Z',
      'Ctrl K',
      'Esc',
    ]);
  });

  it('with one sign can be turned off for the person; the menu still opens their list (KEYS-1)', async () => {
    const { user } = await new FakeBoard({ Backlog: ['a'] }).open();
    await card('a');
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Atajos de una sola tecla' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(help()).toBeNull());
    await user.keyboard('/?{ArrowDown}');
    expect(await card('a')).toHaveFocus();
    await user.keyboard('x');
    expect(screen.queryByText('Elegida.')).toBeNull();
    expect(search()).toBeNull();
    expect(help()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menú del proyecto' }));
    await user.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
    expect(await screen.findByRole('switch', { name: 'Atajos de una sola tecla' })).not.toBeChecked();
  });

  it('leave one card a column to Tab, with its buttons: the last that had focus (KEYS-5)', async () => {
    const { user } = await new FakeBoard({ Backlog: ['a', 'b', 'c'], Doing: ['x', 'y'] }).open();
    await card('a');
    const reached = () =>
      screen
        .getAllByRole('article')
        .filter((each) => [...each.querySelectorAll('button')].some(({ tabIndex }) => tabIndex === 0))
        .map((each) => each.getAttribute('aria-label'));
    const whole = (title: string) =>
      [...screen.getByRole('article', { name: title }).querySelectorAll('button')].map(
        ({ tabIndex }) => tabIndex,
      );
    expect(reached()).toEqual(['a', 'x']);
    expect(new Set(whole('a'))).toEqual(new Set([0]));
    expect(new Set(whole('b'))).toEqual(new Set([-1]));
    (await card('a')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(reached()).toEqual(['c', 'x']));
    await user.tab({ shift: true });
    await user.tab();
    expect(await card('c')).toHaveFocus();
  });

  it('make no task for people who may not create one', async () => {
    const ana = person('employee');
    const { user, path } = await new FakeBoard({ Backlog: ['a'] }, { members: [ana] }).open({ as: ana });
    await card('a');
    await user.keyboard('n');
    await user.keyboard('/');
    await waitFor(() => expect(search()).toHaveFocus());
    expect(path()).not.toContain('task=');
  });
});
