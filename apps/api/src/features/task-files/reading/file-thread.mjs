// The thread out of the sources, where no build has made JavaScript of them.
import { register } from 'tsx/esm/api';

register();
export const { read } = await import('./file-thread.ts');
