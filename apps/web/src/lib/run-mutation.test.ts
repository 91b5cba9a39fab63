import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { runMutation } from './run-mutation.ts';

const mutationKey = ['change'];

it('reports the outcome through its options, even a failure, and leaves the cache', async () => {
  const queryClient = new QueryClient();
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const mutationFn = async (good: boolean) => {
    if (!good) throw new Error('no');
    return 'yes';
  };
  for (const good of [true, false]) {
    runMutation(queryClient, { mutationKey, mutationFn, onSuccess, onError, gcTime: 0 }, good);
  }
  expect(queryClient.isMutating({ mutationKey })).toBe(2);
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  expect(onSuccess.mock.calls.map(([answer, asked]) => [answer, asked])).toEqual([['yes', true]]);
  expect(onError.mock.calls.map(([error, asked]) => [error.message, asked])).toEqual([['no', false]]);
});

it('mutations of one scope run one after the other', async () => {
  const queryClient = new QueryClient();
  const seen: string[] = [];
  const mutationFn = async (name: string) => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  for (const name of ['first', 'second']) {
    runMutation(queryClient, { mutationFn, scope: { id: 'board' } }, name);
  }
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
