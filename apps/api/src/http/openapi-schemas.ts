import { ErrorBody } from '@faena/shared/errors';
import * as schemas from '@faena/shared/schemas';
import { z } from 'zod';
import { describeFields } from './openapi-texts/describe.ts';
import type { Json } from './openapi-texts/json.ts';
import { boundTexts } from './openapi-texts/lengths.ts';
import { TYPES } from './openapi-texts/types.ts';

/** The named schemas of the shared package, which the document refers to by name. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...schemas, ErrorBody })) {
  if (schema instanceof z.ZodType) named.add(schema, { id });
}

/** Converts zod schemas to schemas of an OpenAPI 3.1 document, and collects the named ones. */
export class SchemaBook {
  readonly #components: Record<string, Json> = {};

  /**
   * `io` selects the input or the output schema. `owner` is the route that describes the fields of an unnamed schema.
   */
  of(schema: z.ZodType, io: 'input' | 'output', owner: string): Json {
    const json = z.toJSONSchema(schema, { io, metadata: named, override: dropSafeRange });
    const { $schema: _, $defs = {}, ...root } = relocate(json);
    for (const [id, component] of Object.entries($defs)) {
      this.#add(id, boundTexts(id, describeFields(id, { ...component, ...TYPES[id] })));
    }
    return describeFields(owner, root);
  }

  /** The object schema itself instead of a reference to its name. */
  objectOf(schema: z.ZodObject, owner: string): { properties?: Record<string, Json>; required?: string[] } {
    const root = this.of(schema, 'input', owner);
    const id = typeof root.$ref === 'string' && root.$ref.split('/').at(-1);
    return (id && this.#components[id]) || root;
  }

  /** The named schemas that `document` refers to, directly or indirectly. */
  referredBy(document: unknown): Record<string, Json> {
    const found: Record<string, Json> = {};
    const open = [document];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        const component = this.#components[id];
        if (!component || found[id]) continue;
        found[id] = component;
        open.push(component);
      }
    }
    return found;
  }

  #add(id: string, component: Json): void {
    const known = this.#components[id];
    if (known && JSON.stringify(known) !== JSON.stringify(component)) {
      throw new Error(`${id} is taken and answered in different shapes: it needs two names`);
    }
    this.#components[id] = component;
  }
}

interface DefinedSchemas extends Json {
  $defs?: Record<string, Json>;
}

function relocate(json: object): DefinedSchemas {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Removes the bounds of safe integers, which every integer has. */
function dropSafeRange({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
