import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { isDownload, isEvents, isList, type Route } from './route.ts';

/** The names under which answers have amounts, rates and bank accounts. */
const MONEY =
  /^(account|additions|adjustment|amount|besideCents|cents|cost|deductions|gross|hourlyRate|lastFour|net|netCents|paid|totalCost|totalGenerated|totalToPay)$/;

/** The routes that employees may call, by method and path. */
const ROUTES = Object.values(contract)
  .flatMap((verbs): Route[] => Object.values(verbs))
  .filter(({ access }) => access !== 'public' && access.employee !== undefined)
  .map((route) => [`${route.method} ${route.path}`, route] as const);

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
}

function namesPay({ answer, path }: Route): boolean {
  if (isDownload(answer)) return path.startsWith('/payroll/');
  if (isEvents(answer)) return false;
  const schema = isList(answer) ? answer.item : answer;
  return namesIn(z.toJSONSchema(schema, { unrepresentable: 'any' })).some((name) => MONEY.test(name));
}

describe('a route that employees may call', () => {
  it.each(ROUTES)(
    '%s declares whether the lock of an own device refuses or withholds pay (PIN-1)',
    (_, route) => {
      expect(route.pay !== undefined).toBe(namesPay(route));
    },
  );
});
