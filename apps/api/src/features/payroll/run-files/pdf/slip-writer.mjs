// Runs the thread from the TypeScript sources, when there is no build.
import { register } from 'tsx/esm/api';

register();
await import('./slip-writer.ts');
