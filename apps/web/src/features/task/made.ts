/** A change that was made. */
export interface Made {
  /** What was done, and to what. */
  readonly told: string;
  readonly about?: string | undefined;
  /** The keys that its requests came with, the last first. */
  readonly keys: readonly string[];
  /** Takes it back before it is sent; whether that was in time. */
  readonly takeOut?: () => boolean;
}
