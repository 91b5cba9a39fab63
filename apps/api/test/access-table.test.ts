import { readFile } from 'node:fs/promises';
import { contract } from '@faena/shared/contract';
import { expect, it } from 'vitest';
import { accessTable } from '../src/http/access-table.ts';

it('docs/access.md says what the contract says (pnpm --filter @faena/api run access)', async () => {
  const committed = await readFile(new URL('../../../docs/access.md', import.meta.url), 'utf8');
  expect(committed).toBe(accessTable(contract));
});
