import { MAX_FIELD_ERRORS } from '@faena/shared/domain';
import { type Fault, type FieldError, faultOfIssue } from '@faena/shared/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, fieldError, invalid } from '../kernel/errors.ts';
import { excessOfJson } from '../kernel/measure-json.ts';
import { parseJson } from '../kernel/parse-json.ts';

/** The most levels and values of a body (LIMIT-1). */
const MOST = { levels: 16, values: 20_000 };

/** The shown characters of a refused key. */
const SHOWN_OF_KEY = 40;

/**
 * Parses one part of a request. `where` heads the paths of its errors (`body.title`).
 * @throws AppError `validation_failed` that names the broken fields, the first ones of many (LIMIT-3)
 */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  refuseMischief(value, where);
  // The input in an issue distinguishes a missing value from one of another type.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidParts(
    parsed.error.issues.slice(0, MAX_FIELD_ERRORS).map((issue) => {
      return fieldError([where, ...issue.path].join('.'), faultOfIssue(issue));
    }),
  );
}

/** The JSON of a request's raw body; an absent body is an empty object. */
export function jsonOf(request: Request): unknown {
  const raw: unknown = request.body;
  if (!Buffer.isBuffer(raw) || raw.length === 0) return {};
  const excess = excessOfJson(raw, MOST);
  if (excess) throw invalid('body', excess === 'levels' ? 'nested_too_deeply' : 'too_many_values');
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw invalid('body', 'json_malformed');
  }
}

/** Refuses operator keys and NUL characters, which no schema accepts. */
function refuseMischief(root: unknown, where: string): void {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) {
      throw invalid(where, 'nul_characters');
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('$') || key.includes('[$') || key.includes('\0')) {
        throw invalid(where, 'key_not_allowed', { key: JSON.stringify(key.slice(0, SHOWN_OF_KEY)) });
      }
      open.push(inner);
    }
  }
}

function invalidParts(errors: (FieldError & Fault)[]): AppError {
  return new AppError('validation_failed', errors[0] ?? 'not_valid', { errors });
}
