import { expect, it, vi } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const nothing = async () => {};

it('closes the last opened first, each once, however often it is asked', async () => {
  const lifecycle = new Lifecycle(() => {});
  const closed: string[] = [];
  for (const name of ['database', 'server']) lifecycle.opened(async () => void closed.push(name));
  lifecycle.stop();
  lifecycle.stop();
  await lifecycle.close();
  expect(closed).toEqual(['server', 'database']);
});

it('closes the rest when one fails to, and reports it', async () => {
  const report = vi.fn();
  const lifecycle = new Lifecycle(report);
  const closed = vi.fn(nothing);
  lifecycle.opened(closed);
  const error = new Error('stuck');
  lifecycle.opened(() => Promise.reject(error));
  await lifecycle.close();
  expect(closed).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(error);
});

it('an aborted start gives up, and closes resources that open late', async () => {
  const lifecycle = new Lifecycle(() => {});
  lifecycle.stop();
  expect(lifecycle.stopping).toBe(true);
  const late = vi.fn(nothing);
  expect(() => lifecycle.opened(late)).toThrow();
  await lifecycle.close();
  expect(late).toHaveBeenCalledOnce();
});
