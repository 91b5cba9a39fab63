import { contract } from '@faena/shared/contract';
import { accessTable } from './http/access-table.ts';

// For `docs/access.md`.
process.stdout.write(accessTable(contract));
