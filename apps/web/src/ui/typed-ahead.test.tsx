import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen } from '@/test/index.ts';
import { Button } from './button.tsx';
import { laterOpened } from './later.tsx';

/** The listeners for the keys of the page, and of the menu. */
const behind = vi.fn();
const inMenu = vi.fn();
beforeEach(() => vi.clearAllMocks());

/** A page with a button that opens something whose code comes when `letCome` is called. */
function opener(Opened: ComponentType) {
  let letCome = () => {};
  const come = new Promise<ComponentType>((resolve) => {
    letCome = () => resolve(Opened);
  });
  render(<Page Later={laterOpened(() => come)} />);
  screen.getByRole('button', { name: 'Abrir' }).focus();
  return { user: userEvent.setup(), letCome };
}

function Page({ Later }: { Later: ComponentType }) {
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a page whose keys do something
    <div onKeyDown={({ key }) => behind(key)}>
      <Button onClick={() => setOpen(!open)}>Abrir</Button>
      <input aria-label="Otro" />
      {open && <Later />}
    </div>
  );
}

function Search() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input ref={field} aria-label="Buscar" value={words} onChange={(event) => setWords(event.target.value)} />
  );
}

function Menu() {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.focus(), []);
  return <div ref={menu} role="menu" tabIndex={0} onKeyDown={({ key }) => inMenu(key)} />;
}

describe('typing before the code of a window has loaded (SCREEN-22)', () => {
  it('is in its field, and no key of the page', async () => {
    const { user, letCome } = opener(Search);
    await user.keyboard('{Enter}');
    behind.mockClear();
    await user.keyboard('casa ds{Backspace}e{Enter}');
    expect(behind).not.toHaveBeenCalled();
    letCome();
    expect(await screen.findByLabelText('Buscar')).toHaveValue('casa de');
    await user.keyboard(' Ana');
    expect(screen.getByLabelText('Buscar')).toHaveValue('casa de Ana');
  });

  it('is left to a field that somebody types in meanwhile, and to that alone', async () => {
    const { user, letCome } = opener(Search);
    await user.keyboard('{Enter}ca');
    await user.click(screen.getByLabelText('Otro'));
    await user.keyboard('sa');
    expect(screen.getByLabelText('Otro')).toHaveValue('sa');
    letCome();
    expect(await screen.findByLabelText('Buscar')).toHaveValue('');
  });

  it('is the choice of a menu', async () => {
    const { user, letCome } = opener(Menu);
    await user.keyboard('{Enter}al');
    letCome();
    await screen.findByRole('menu');
    expect(inMenu.mock.calls.flat()).toEqual(['a', 'l']);
  });

  it('leaves Space to the button, which closes it again', async () => {
    const { user } = opener(Search);
    await user.keyboard('{Enter} ');
    expect(behind.mock.calls.flat()).toEqual(['Enter', ' ']);
  });
});
