import { describe, expect, it } from 'vitest';
import { faultsOf, tally, unlessRefused } from './attack.ts';
import { judgeFiles } from './formulas.ts';
import { judgeMails } from './mails.ts';
import { judgeLogOut, judgeTheft } from './stolen-token.ts';

/** Nobody waits for it, nothing grows. */
const HELD = {
  restMs: 10,
  besideMs: 20,
  elsewhereMs: 20,
  restBytes: 1_000,
  afterBytes: 1_200,
  sent: 50,
  received: 500,
};
const UNNOTICED_MS = 100;

describe('an attack (LIMIT-1 to LIMIT-8)', () => {
  it.each([
    [{}, []],
    [{ besideMs: 99 }, []],
    [{ besideMs: 101 }, [/took 101 ms beside it/]],
    [{ elsewhereMs: 34, besideMs: 101 }, []],
    [{ elsewhereMs: 33, besideMs: 101 }, [/took 101 ms beside it/]],
    [{ restMs: 30, besideMs: 149 }, []],
    [{ restMs: 30, besideMs: 151 }, [/took 151 ms beside it/]],
    [{ received: 65_536 }, []],
    [{ received: 65_537 }, [/50 bytes were answered by 65537/]],
    [{ sent: 10_000, received: 99_000 }, []],
    [{ afterBytes: 1_501 }, [/memory went from 1000 to 1501/]],
    [{ gained: 'the money' }, [/^the money$/]],
  ])('with %o has the faults %o', (given, faults) => {
    const found = faultsOf({ ...HELD, ...given }, UNNOTICED_MS);
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('succeeds if an answer is anything but a refusal', () => {
    const answered = (...statuses: number[]) =>
      unlessRefused(
        tally(
          statuses.map((status) => ({ status, bytes: 1, text: '' })),
          1,
        ),
        415,
        429,
      );
    expect(answered(415, 429)).toMatchObject({ answered: '1 × 415, 1 × 429', gained: undefined });
    expect(answered(415, 200)).toMatchObject({ gained: 'answered 200' });
    expect(answered(0)).toMatchObject({ answered: '1 × nothing', gained: 'answered 0' });
  });

  it('by mail is won with the link of a stranger in one, and proves nothing without a mail', () => {
    expect(judgeMails(['To: <a@example.com>\n\nPremio robo'])).toMatchObject({ gained: undefined });
    expect(judgeMails(['Subject: Premio https://robo.example/premio'])).toMatchObject({
      gained: 'the link was sent',
    });
    expect(judgeMails([])).toMatchObject({ gained: 'no mail to look into' });
  });

  it('by a name is won where a cell of any file runs, and proves nothing without the name in each', () => {
    const file = { path: '/csv', status: 200, bytes: 9, text: "Ana;'=cmd|1" };
    expect(judgeFiles([file, { ...file, text: 'PK =1,=cmd|' }]).gained).toBeUndefined();
    expect(judgeFiles([file, { ...file, text: 'Ana;=cmd|1' }]).gained).toBe('cells =cmd|1');
    expect(judgeFiles([file, { ...file, path: '/bank', text: 'Ana' }]).gained).toMatch(
      /nothing to look into/,
    );
    expect(judgeFiles([file, { ...file, path: '/bank', status: 404 }]).gained).toMatch(
      /nothing to look into/,
    );
    expect(judgeFiles([]).gained).toMatch(/nothing to look into/);
  });

  it('by a stolen token is won where anything of the account was set, or the owner is out', () => {
    const refused = { statuses: [403, 400, 400], moved: false, signedIn: 200 };
    expect(judgeTheft(refused).gained).toBeUndefined();
    expect(judgeTheft({ ...refused, moved: true }).gained).toBe('the account has the address of the thief');
    expect(judgeTheft({ ...refused, statuses: [403, 200] }).gained).toMatch(/^the thief set/);
    expect(judgeTheft({ ...refused, signedIn: 401 }).gained).toBe('the owner is locked out');
  });

  it('by a token after the log-out is won where it is good for a second (SESSION-35)', () => {
    expect(judgeLogOut(999).gained).toBeUndefined();
    expect(judgeLogOut(1_000).gained).toBe('the token is still good');
  });
});
