import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { threadFile } from './thread-file.ts';

/** The number of cores without one for other work; at least one. */
export const SPARE_CORES = Math.max(1, availableParallelism() - 1);

interface ThreadOptions {
  /** The name of the thread's file, and `import.meta.url` of the module beside it (`threadFile`). */
  readonly file: readonly [name: string, beside: string];
  readonly maxThreads: number;
  /** How long a thread waits for more before it ends, in ms. */
  readonly idleTimeout: number;
  /** Most memory of the heap of a thread, in MiB; no limit of its own by default. */
  readonly maxHeapMb?: number;
}

/** Threads that run the functions of a file. They begin with the first task; call the result for the pool. */
export function lazyThreads({ file, maxHeapMb, ...options }: ThreadOptions): () => Piscina {
  let threads: Piscina | undefined;
  return () => {
    threads ??= new Piscina({
      filename: threadFile(...file).href,
      execArgv: [],
      minThreads: 0,
      ...options,
      ...(maxHeapMb && { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
    });
    return threads;
  };
}
