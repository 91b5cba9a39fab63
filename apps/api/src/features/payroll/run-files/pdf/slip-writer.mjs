// The thread out of the sources, where no build has made JavaScript of them.
import { register } from 'tsx/esm/api';

register();
await import('./slip-writer.ts');
