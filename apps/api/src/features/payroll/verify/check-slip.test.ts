import { type AppliedConcept, type PaidAdjustment, reckonSlip } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { canonicalHash } from '../../../platform/canonical-hash.ts';
import { freezeRun } from '../runs/freeze-run.ts';
import { faultsOfSlip } from './check-slip.ts';

const period = { startDate: '2026-11-16', endDate: '2026-11-30' };
const company = { _id: new Types.ObjectId(), name: 'Obra', timezone: 'America/Guatemala', currency: 'GTQ' };
const igss: AppliedConcept = { id: 'c', name: 'IGSS', kind: 'deduction', basis: 'percent', value: 483 };
const adjustment: PaidAdjustment = {
  ...{ id: 'a', recordId: 'r', date: '2026-11-10', ms: 0, cents: -675 },
  ...{ reason: 'Salió antes', by: 'Ana' },
};
const source = { period, pieces: [], adjustments: [adjustment], concepts: [igss], lines: [] };
const paid = { pieces: [], adjustments: [adjustment], lines: [], paymentCents: 0 };

/** A slip with a negative gross, by the rules of an earlier version or of this one. */
function slipMade({ givesBack }: { givesBack: boolean }) {
  const person = { _id: new Types.ObjectId(), fullname: 'Elena', username: 'elena' };
  const roster = { ...person, profilePicture: null, left: null, rateCents: null };
  const figures = reckonSlip({ ...source, givesBack });
  const { run, slips } = freezeRun([{ person: roster, figures, hasSlip: true }], {
    ...{ company, calendar: { schedule: { kind: 'semimonthly' }, lastRunNumber: 0 }, period },
    ...{ payday: '2026-11-30', at: new Date('2026-12-01T12:00:00Z') },
    actor: { id: new Types.ObjectId(), fullname: 'Ana', username: 'ana' },
  });
  const [slip] = slips;
  if (!slip) throw new Error('There is no slip');
  return { run, slip };
}

describe('a slip is rebuilt by the rules it was made by (RUN-9)', () => {
  it('one of an earlier version gave nothing back and has no fault', () => {
    const { run, slip } = slipMade({ givesBack: false });
    const { format: _, ...frozen } = slip.frozen;
    const earlier = { ...slip, frozen, hash: canonicalHash(frozen) };
    expect(earlier.netCents).toBe(-675);
    expect(faultsOfSlip(earlier, run, paid)).toEqual([]);
  });

  it('one of this version that gave nothing back has a fault', () => {
    const kept = slipMade({ givesBack: true });
    expect(faultsOfSlip(kept.slip, kept.run, paid)).toEqual([]);
    const { run, slip } = slipMade({ givesBack: false });
    expect(faultsOfSlip(slip, run, paid)).toEqual(
      expect.arrayContaining([expect.stringMatching(/netCents/)]),
    );
  });
});
