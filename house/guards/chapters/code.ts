import type { Guard } from '../guard.ts';
import { KERNEL, PICTURE } from '../tests.ts';

/** Sources and dependencies (V15): what stands at this chapter first, in the order of docs/security.md. */
export const CODE_GUARDS: readonly Guard[] = [
  {
    name: 'pictures-queue',
    holds: ['15.2.2'],
    file: 'apps/api/src/features/person/encode-picture.ts',
    piece: "waiting: 8, retryAfter: 5, reason: 'too_many_pictures'",
    without: "waiting: 8_000, retryAfter: 5, reason: 'too_many_pictures'",
    test: PICTURE,
    title: 'waits while another is opened, and is refused when too many do (LIMIT-4)',
  },
  {
    name: 'hashing-queue',
    holds: ['15.2.2', 'API4'],
    file: 'apps/api/src/platform/hash-pool.ts',
    piece: 'waiting: WAITING,',
    without: 'waiting: 100_000,',
    test: 'apps/api/src/platform/hash-pool.test.ts',
    title: 'hashes so much at once, lets so much wait for that, and refuses everything beyond (LIMIT-4)',
  },
  {
    name: 'no-prototypes',
    holds: ['15.3.3', '15.3.6', 'API3'],
    file: 'apps/api/src/http/mount.ts',
    piece: "parsePart(body, jsonOf(request), 'body')",
    without: 'jsonOf(request)',
    test: KERNEL,
    title: 'lose the fields nobody asked for, __proto__ and constructor among them',
  },
  {
    name: 'networks-of-ipv6',
    holds: ['15.3.4'],
    file: 'apps/api/src/platform/address.ts',
    piece: '.slice(0, 4);',
    without: ';',
    test: 'apps/api/src/platform/address.test.ts',
    title: 'counts %s as %s',
  },
  {
    name: 'audited',
    holds: ['15.2.1'],
    file: '.github/workflows/audit.yml',
    piece: 'run: pnpm audit --prod --audit-level high',
    without: "run: 'true'",
    test: 'house/workflows.test.ts',
    title: 'look for %s',
  },
  {
    name: 'bill-of-materials',
    holds: ['15.1.2'],
    file: '.github/workflows/sbom.yml',
    piece: 'run: pnpm sbom --prod',
    without: 'run: pnpm list --prod',
    test: 'house/workflows.test.ts',
    title: 'look for %s',
  },
];
