import type { Role } from '@faena/shared/access';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { renderRoute, waitFor } from '@/test/index.ts';
import { answersIn } from '@/test/languages/world.ts';
import { company, people, worker } from '@/test/languages/world-people.ts';
import { endTest } from '@/test/render-route.tsx';

/** Screens that people open so often that they must show after one round of requests. */
const SCREENS: readonly (readonly [role: Role, path: string])[] = [
  ['manager', `/planilla?empleado=${worker._id}`],
  ['manager', '/planilla/periodo'],
  ['manager', '/planilla/historial'],
  ['manager', '/planilla/historial?tipo=rate'],
  ['employee', '/employee/history'],
  ['employee', '/employee/boletas'],
];

const visit = (role: Role, path: string, state: 'data' | 'loading') =>
  renderRoute(path, {
    as: people[role],
    ...(role === 'manager' && { company }),
    api: answersIn(state, people[role]),
  });

/** Without the requests about an employee, which follow the list of people if some wait. */
const calledBy = ({ called }: { called: readonly string[] }) =>
  [...new Set(called)].filter((call) => call !== 'recordRequest.list').toSorted();

describe('the requests of an opening screen', () => {
  it.each(SCREENS)('%s at %s: waits for no answer before it asks for the rest', async (role, path) => {
    const whole = await visit(role, path, 'data');
    let rested = 0;
    await waitFor(() => {
      rested = queryClient.isFetching() === 0 ? rested + 1 : 0;
      expect(rested).toBeGreaterThan(2);
    });
    const all = calledBy(whole.api);
    await endTest();

    const unanswered = await visit(role, path, 'loading');
    await waitFor(() => expect(calledBy(unanswered.api)).toEqual(all));
  });
});
