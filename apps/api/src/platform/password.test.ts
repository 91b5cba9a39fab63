import { isAcceptablePassword } from '@faena/shared/domain';
import bcrypt from 'bcrypt';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { generatePassword, hashPassword, verifyPassword } from './password.ts';

const REAL = readConfig({ NODE_ENV: 'development' });

it('hashes with bcrypt at cost 12 and a salt of its own (SESSION-17)', async () => {
  const [one, two] = await Promise.all([hashPassword('secreto1', REAL), hashPassword('secreto1', REAL)]);
  expect(one).not.toBe(two);
  expect(bcrypt.getRounds(one)).toBe(12);
  expect(await verifyPassword('secreto1', one, REAL)).toBe(true);
  expect(await verifyPassword('Secreto1', one, REAL)).toBe(false);
});

it('a check without a hash fails, and so does a password that bcrypt would cut', async () => {
  expect(await verifyPassword('secreto1', undefined, REAL)).toBe(false);
  const longest = 'ñ'.repeat(36);
  const hash = await bcrypt.hash(longest, 4);
  expect(await verifyPassword(longest, hash, REAL)).toBe(true);
  expect(await verifyPassword(`${longest}ñ`, hash, REAL)).toBe(false);
});

it('makes up acceptable passwords of 128 bits that never repeat and are not misread', () => {
  const made = Array.from({ length: 1_000 }, generatePassword);
  expect(new Set(made).size).toBe(1_000);
  expect(made.every(isAcceptablePassword)).toBe(true);
  expect(made.join('')).not.toMatch(/[IOl01\W_]/);
  const signs = new Set(made.join('')).size;
  for (const { length } of made) expect(length * Math.log2(signs)).toBeGreaterThanOrEqual(128);
});
