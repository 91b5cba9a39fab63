import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const SECRET = 'a secret of the installation, long enough';

it('a sealed text opens only with its secret and its purpose', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'maría', SECRET);
  expect(unseal(sealed, 'maría', SECRET)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'pedro', SECRET)).toBeNull();
  expect(unseal(sealed, 'maría', `${SECRET}!`)).toBeNull();
  expect(unseal(`A${sealed.slice(1, -1)}A`, 'maría', SECRET)).toBeNull();
  expect(unseal('', 'maría', SECRET)).toBeNull();
});

it('says nothing of the text, and never twice the same', () => {
  const [one, other] = [seal('JBSWY3DPEHPK3PXP', 'maría', SECRET), seal('JBSWY3DPEHPK3PXP', 'maría', SECRET)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});
