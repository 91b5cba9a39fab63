import type { RoleId } from '@faena/shared/access';
import type { Types } from 'mongoose';

/** A request that is measured at each size. */
export interface Measured {
  readonly what: string;
  /** `all` for an answer that grows with the size, `part` for one of about the same size. */
  readonly asks: 'all' | 'part';
  /** Asked another thing each time, as people go from one to the next. */
  readonly request: (run: number) => Request;
}

export interface Request {
  /** `GET` by default. */
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A filled database, with its caller and requests. */
export interface Scene {
  readonly by: { readonly id: Types.ObjectId; readonly roleId: RoleId };
  readonly requests: readonly Measured[];
}

/** Something that there is more and more of. */
export interface Growth {
  /** The unit of the sizes. */
  readonly of: string;
  /** Ascending. */
  readonly sizes: readonly number[];
  /** Fills an empty database; the requests of all sizes are the same in the same order. */
  readonly fill: (size: number) => Promise<Scene>;
}

/** The requests name dates of its month. */
export const LAST_DAY = Date.UTC(2026, 10, 30);
