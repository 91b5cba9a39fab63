import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { contract } from '@faena/shared/contract';
import { expect, it, onTestFinished } from 'vitest';
import { LineOfBusinessModel } from '../src/features/line-of-business/model.ts';
import { ApiTokenModel } from '../src/features/session/api-tokens/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { createPerson, PASSWORD } from './factories.ts';
import { useApi } from './harness.ts';
import { send } from './send.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/guides/scripting.md', import.meta.url));
const TOOLS = ['bash', 'curl'];

/** Stands for an installed jq, which not every machine has that runs the tests. */
const JQ = ['--import', import.meta.resolve('tsx'), fileURLToPath(import.meta.resolve('./jq.ts'))];

const api = useApi();
const guide = readFileSync(GUIDE, 'utf8');

/** The code blocks of one language in the guide. */
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);

// Where somebody works without these tools the guide is not for them; what runs for all of us has them.
const isReadable = TOOLS.every((tool) => spawnSync(tool, ['--version']).status === 0);

it.skipIf(!isReadable && !process.env.CI)(
  'each command of the guide to scripting works, and prints the shown output',
  async () => {
    await LineOfBusinessModel.create({ name: 'Comercio', nameKey: 'comercio' });
    const manager = await createPerson(api, 'manager');
    const body = { name: 'Otro programa', currentPassword: PASSWORD };
    await send(api, contract.apiToken.make, { body }, manager);
    const folder = mkdtempSync(join(tmpdir(), 'faena-scripting-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const jq = [process.execPath, ...JQ].map((part) => `"${part}"`).join(' ');
    writeFileSync(join(folder, 'jq'), `#!/bin/sh\nexec ${jq} "$@"\n`, { mode: 0o755 });
    const script = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', blocks('bash').join('\n')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        FAENA: api.origin,
        FAENA_USER: manager.username,
        FAENA_PASSWORD: PASSWORD,
      },
    });
    const [out, errors, [code]] = await Promise.all([
      text(script.stdout),
      text(script.stderr),
      once(script, 'close'),
    ]);
    expect({ code, errors, out }).toEqual({ code: 0, errors: '', out: blocks('text').join('') });
    expect(readFileSync(join(folder, 'boleta-Elena Castillo.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await RecordModel.countDocuments()).toBe(2);
    expect(await ApiTokenModel.find().distinct('name')).toEqual(['Otro programa']);
  },
);
