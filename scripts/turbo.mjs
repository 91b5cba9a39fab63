import { turbo } from './toolchain.mjs';

/* Turbo for the scripts of `package.json`, without telemetry. */

process.exitCode = await turbo(...process.argv.slice(2));
