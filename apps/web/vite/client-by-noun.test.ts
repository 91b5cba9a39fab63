import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { callsByNoun } from './client-by-noun.ts';

const IMPORT = `import { client, isRefusal } from '@/lib/client.ts';\n`;
const rewritten = (code: string) => callsByNoun(code, parseAst(code));

describe('a file in the build (SCREEN-21)', () => {
  it('calls a client of each of its nouns, and imports no other', () => {
    const code = `${IMPORT}const done = () => [client.task.remove({ params }), client.home.get()].filter(isRefusal);`;
    expect(rewritten(code)).toBe(
      `import { client as client_task } from 'faena:client/task';\n` +
        `import { client as client_home } from 'faena:client/home';\n` +
        `${IMPORT}const done = () => [client_task.task.remove({ params }), client_home.home.get()].filter(isRefusal);`,
    );
  });

  it('keeps its properties of that name', () => {
    const code = `${IMPORT}const all = { client: query.client, of: client.task };`;
    expect(rewritten(code)).toContain('const all = { client: query.client, of: client_task.task };');
  });

  it('cannot pass the client of all nouns on', () => {
    for (const code of ['send(client)', 'send({ client })', 'client[noun]']) {
      expect(() => rewritten(IMPORT + code)).toThrow('Only nouns of the client can be used');
    }
  });
});
