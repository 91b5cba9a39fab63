import type { Guard } from '../guard.ts';
import { TOKEN } from '../tests.ts';

/** Tokens (V9): what stands at this chapter first, in the order of docs/security.md. */
export const TOKENS_GUARDS: readonly Guard[] = [
  {
    name: 'HS256',
    holds: ['9.1.2'],
    file: 'apps/api/src/platform/token.ts',
    piece: "algorithms: ['HS256'],",
    without: "algorithms: ['HS256', 'HS384', 'HS512', 'none'],",
    test: TOKEN,
    title: 'is worth nothing when forged',
  },
  {
    name: 'token-kind',
    holds: ['9.2.2'],
    file: 'apps/api/src/platform/token.ts',
    piece: 'sid: Id, rol',
    without: "sid: Id.default(''), rol",
    test: TOKEN,
    title: 'with %o in it, and well signed, is good: %s',
  },
  {
    name: 'token-audience',
    holds: ['9.2.3', '9.2.4'],
    file: 'apps/api/src/platform/token.ts',
    piece: '      audience: AUDIENCE,\n',
    without: '',
    test: TOKEN,
    title: 'with %o in it, and well signed, is good: %s',
  },
];
