/** A piece of an OpenAPI document. */
export type Json = Record<string, unknown>;
