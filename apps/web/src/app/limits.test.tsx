import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client.ts';
import { act, FakeBoard, refuse, renderRoute, screen, stopClock } from '@/test/index.ts';
import { ErrorState } from '@/ui/error-state.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const alert = () => screen.getByRole('alert');

describe('a refusal with a time to try again (LIMIT-9)', () => {
  it('counts down on the login, is read out once, and holds the button for that name alone', async () => {
    const refusal = refuse('rate_limited', undefined, { reason: 'too_many_attempts', retryAfter: 65 });
    const { api } = await renderRoute('/login', { api: { session: { login: () => refusal } } });
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Username', 'alguien');
    type('Password', 'secreto-1');
    const clock = stopClock();
    fireEvent.click(button('Log In'));
    await clock.pass(0);
    const said = 'Too many attempts. Please try again later.';
    expect(alert()).toHaveTextContent(`${said}You can try again in 1:05.You can try again in 2 minutes.`);
    expect(screen.getByText('You can try again in 1:05.')).toHaveAttribute('aria-hidden', 'true');
    await clock.pass(5_000);
    expect(alert()).toHaveTextContent(`${said}You can try again in 1:00.You can try again in 2 minutes.`);

    expect(button('Log In')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Log In'));
    await clock.pass(0);
    expect(api.calls('session', 'login')).toHaveLength(1);
    type('Username', 'otra');
    expect(button('Log In')).not.toHaveAttribute('aria-disabled');
    type('Username', 'alguien');
    expect(button('Log In')).toHaveAttribute('aria-disabled', 'true');

    await clock.pass(60_000);
    expect(alert()).toHaveTextContent(`${said}You can try again now.`);
    expect(button('Log In')).not.toHaveAttribute('aria-disabled');
    fireEvent.click(button('Log In'));
    await clock.pass(0);
    expect(api.calls('session', 'login')).toHaveLength(2);
    expect(alert()).toHaveTextContent('You can try again in 1:05.');
  });

  it('holds the button of a list that could not be loaded', async () => {
    const clock = stopClock();
    const onRetry = vi.fn();
    const error = new ApiError(429, { code: 'rate_limited' }, 3);
    render(<ErrorState title="Sin lista" onRetry={onRetry} error={error} />);
    expect(alert()).toHaveTextContent('Se puede intentar de nuevo en 0:03.');
    await act(() => clock.pass(2_000));
    fireEvent.click(button('Reintentar'));
    expect(onRetry).not.toHaveBeenCalled();
    await act(() => clock.pass(1_000));
    expect(alert()).toHaveTextContent('Ya se puede intentar de nuevo.');
    fireEvent.click(button('Reintentar'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('one tab too many (LIMIT-5)', () => {
  const CROWDED =
    'Esta pestaña no se actualiza sola: hay demasiadas abiertas. En cuanto se cierre otra, vuelve a hacerlo.';
  const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

  it('says that it does not update, asks again slowly, and takes the place of one that is closed', async () => {
    const clock = stopClock('2026-11-20T14:00:00.000Z');
    const board = new FakeBoard({ Backlog: ['a'] });
    const { api } = await board.open();
    await clock.pass(1_000);
    const crowded = refuse('rate_limited', undefined, { reason: 'too_many_streams', retryAfter: 30 });
    api.answer({ task: { live: () => crowded } });
    act(() => board.stream.drop());
    await clock.pass(3_000);
    expect(statuses()).toContain(CROWDED);
    const asked = api.calls('task', 'live').length;
    await clock.pass(25_000);
    expect(api.calls('task', 'live')).toHaveLength(asked);
    await clock.pass(25_000);
    expect(api.calls('task', 'live')).toHaveLength(asked + 1);
    expect(statuses()).toContain(CROWDED);

    api.answer({ task: { live: () => board.stream } });
    const otherTab = new BroadcastChannel('freed-stream');
    otherTab.postMessage(null);
    await clock.pass(0);
    await clock.pass(1_000);
    await vi.waitFor(() => expect(statuses()).toContain('Los cambios de otras personas llegan de nuevo.'));
    otherTab.close();
  });
});
