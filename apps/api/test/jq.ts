import { readFileSync } from 'node:fs';
import { loadJq } from 'jq-wasm';

/** Takes this many more arguments than itself. */
const OPERANDS: Readonly<Record<string, number>> = { '--arg': 2, '--argjson': 2 };

/** The command `jq` where none is installed: jq itself, as WebAssembly, with the arguments and streams of this process. */
const flags: string[] = [];
const others: string[] = [];
for (let args = process.argv.slice(2); args[0] !== undefined; ) {
  const [arg] = args;
  const taken = arg.startsWith('-') ? 1 + (OPERANDS[arg] ?? 0) : 0;
  if (taken > 0) flags.push(...args.slice(0, taken));
  else others.push(arg);
  args = args.slice(taken || 1);
}
const [query = '.', file = 0] = others;
const input = flags.includes('--null-input') ? 'null' : readFileSync(file, 'utf8');
const { stdout, stderr, exitCode } = (await loadJq()).raw(input, query, flags);
process.stdout.write(stdout && `${stdout.replace(/\n$/, '')}\n`);
process.stderr.write(stderr);
process.exitCode = exitCode;
