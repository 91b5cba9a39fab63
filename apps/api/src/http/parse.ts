import type { FieldError } from '@faena/shared/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import { AppError } from '../kernel/errors.ts';

/** Deeper nesting than any schema has; beyond it lies only mischief. */
const MAX_DEPTH = 16;

/**
 * Parses one part of a request. `where` heads the paths of its errors (`body.title`).
 * @throws AppError `validation_failed` that names every broken field
 */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  refuseMischief(value, where);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidParts(
    parsed.error.issues.map(({ path, message }) => ({ path: [where, ...path].join('.'), message })),
  );
}

/** The JSON of a request's raw body; an absent body is an empty object. */
export function jsonOf(request: Request): unknown {
  const raw: unknown = request.body;
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw invalidParts([{ path: 'body', message: 'Malformed JSON.' }]);
  }
}

/** Refuses what no schema would ever ask for: operator keys, NUL characters, bottomless nesting. */
function refuseMischief(root: unknown, where: string): void {
  const open: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (depth > MAX_DEPTH) throw invalidParts([{ path: where, message: 'Nested too deeply.' }]);
    if (typeof value === 'string' && value.includes('\0')) {
      throw invalidParts([{ path: where, message: 'NUL characters are not allowed.' }]);
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('$') || key.includes('[$') || key.includes('\0')) {
        throw invalidParts([{ path: where, message: `The key ${JSON.stringify(key)} is not allowed.` }]);
      }
      open.push([inner, depth + 1]);
    }
  }
}

function invalidParts(errors: FieldError[]): AppError {
  return new AppError('validation_failed', errors[0]?.message ?? 'Invalid input.', { errors });
}
