import { ROLES } from '@faena/shared/access';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/harness.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';

describe('the demo accounts for the login page (START-10)', () => {
  describe('in demo mode', () => {
    const api = useApi({ DEMO_DATA: 'true' });

    it('are shown to everyone, one of each role', async () => {
      const { accounts } = await api.as(null).service.demo();
      expect(accounts.map(({ username, label }) => [username, label])).toEqual([
        ['admin', 'Administrador'],
        ['gestor', 'Gestor'],
        ['empleado', 'Empleado'],
        ['cliente', 'Cliente'],
      ]);
      expect(accounts.map(({ password }) => password)).toEqual(DEMO_ACCOUNTS.map(({ password }) => password));
      expect(DEMO_ACCOUNTS.map(({ role }) => ROLES[role])).toEqual([1, 2, 3, 4]);
    });
  });

  describe('without it', () => {
    const api = useApi({ DEMO_DATA: 'false' });

    it('are none', async () => {
      expect(await api.as(null).service.demo()).toEqual({ accounts: [] });
    });
  });
});

describe('health and readiness (WIRE-14)', () => {
  const api = useApi();

  it('are shown to everyone, and name no version (START-17)', async () => {
    expect(await api.as(null).service.health()).toEqual({ status: 'ok' });
    expect(await api.as(null).service.ready()).toEqual({ status: 'ok' });
  });
});
