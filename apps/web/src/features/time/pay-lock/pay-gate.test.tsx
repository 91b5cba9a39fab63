import type { Home } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { type Answers, refuse, renderRoute, screen, waitFor, within, worker } from '@/test/index.ts';

const CLOSED = { until: null, hasPin: true };

/** Opens a screen on an own device, whose lock is that of `shown` whenever it is asked. */
function visit(path: string, shown: Partial<Home>, session: Answers['session'] = {}) {
  const { me, api } = worker({ home: shown });
  localStorage.setItem('ownDevice', me._id);
  const ledger = { own: () => ({ events: [], hasEarlier: false }) };
  return renderRoute(path, { as: me, api: { ...api, session, ledger } });
}

const OPEN = { until: '2100-01-01T00:00:00.000Z', hasPin: true };
const pinWindow = (name = 'PIN del pago') => screen.findByRole('dialog', { name });

describe('pay on an own device (PIN-1)', () => {
  it.each(['/employee/boletas', '/employee/time-tracker', '/employee/history'])(
    '%s asks for the PIN, requests nothing about pay before it, and then shows it',
    async (path) => {
      const shown: Partial<Home> = { payLock: CLOSED, pay: null };
      const { user, fill, api } = await visit(path, shown, {
        openPay: ({ body }) => {
          if (body.pin !== '2580') return refuse('validation_failed', undefined, { reason: 'pin_wrong' });
          shown.payLock = OPEN;
          return { message: 'Pay is open.' };
        },
      });
      const window = await pinWindow();
      await fill(within(window).getByLabelText(/PIN/), '0000');
      await user.click(within(window).getByRole('button', { name: 'Abrir' }));
      expect(await within(window).findByRole('alert')).toHaveTextContent('El PIN no es correcto.');
      const before = ['slip.mine', 'ledger.own', 'rate.list'].flatMap((call) => {
        const [noun, verb] = call.split('.') as [never, never];
        return api.calls(noun, verb);
      });
      expect(before).toEqual([]);
      await fill(within(window).getByLabelText(/PIN/), '2580');
      await user.click(within(window).getByRole('button', { name: 'Abrir' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.queryByText('En este teléfono, el pago se ve con el PIN.')).not.toBeInTheDocument();
    },
  );

  it('can be left closed, and opened later by a button', async () => {
    const { user } = await visit('/employee/boletas', { payLock: CLOSED, pay: null });
    await user.click(within(await pinWindow()).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('En este teléfono, el pago se ve con el PIN.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver con el PIN' }));
    expect(await pinWindow()).toBeVisible();
  });

  it('has a person choose a PIN where none is chosen, or it is forgotten (PIN-2)', async () => {
    const shown: Partial<Home> = { payLock: CLOSED, pay: null };
    const { user, fill, api } = await visit('/employee/boletas', shown, {
      choosePin: () => {
        shown.payLock = OPEN;
        return { message: 'PIN chosen.' };
      },
    });
    await user.click(within(await pinWindow()).getByRole('button', { name: 'Olvidé el PIN' }));
    const window = await pinWindow('PIN nuevo');
    await fill(within(window).getByLabelText(/PIN/), '123');
    await user.click(within(window).getByRole('button', { name: 'Elegir PIN' }));
    expect(await within(window).findByText('Un PIN tiene de 4 a 6 cifras.')).toBeVisible();
    await fill(within(window).getByLabelText(/PIN/), '2580');
    await user.click(within(window).getByRole('button', { name: 'Elegir PIN' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('session', 'choosePin')).toMatchObject([{ body: { pin: '2580' } }]);
  });

  it('has a new link from the manager open it, where nobody knows a password (PIN-2)', async () => {
    const shown: Partial<Home> = { payLock: { until: null, hasPin: false }, pay: null };
    const { user, fill } = await visit('/employee/boletas', shown, {
      choosePin: () => refuse('confirmation_required'),
    });
    const window = await pinWindow('PIN nuevo');
    await fill(within(window).getByLabelText(/PIN/), '2580');
    await user.click(within(window).getByRole('button', { name: 'Elegir PIN' }));
    const password = await screen.findByRole('dialog', { name: 'Confirm with the password' });
    await user.click(within(password).getByRole('button', { name: 'Cancel' }));
    expect(await within(window).findByRole('alert')).toHaveTextContent(
      'Hace falta la contraseña. Sin ella, la gerencia manda un enlace nuevo.',
    );
    await user.click(within(window).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Elegir PIN' })).toBeVisible();
  });

  it('is one press away on the home, which still shows the clock and the payday (PIN-4)', async () => {
    await visit('/employee', { payLock: CLOSED, pay: null });
    expect(await screen.findByText('Ver lo ganado con el PIN')).toBeVisible();
    expect(screen.getByRole('link', { name: /Ver lo ganado con el PIN/ })).toHaveAttribute(
      'href',
      '/employee/time-tracker',
    );
    expect(screen.queryByText(/ganado ·/)).not.toBeInTheDocument();
  });
});
