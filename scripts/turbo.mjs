import { turbo } from './toolchain.mjs';

/* Turbo for the scripts of `package.json`: it tells nobody what was run here. */

process.exitCode = await turbo(...process.argv.slice(2));
