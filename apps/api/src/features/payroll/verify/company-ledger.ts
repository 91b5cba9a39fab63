import type { ClientSession, Types } from 'mongoose';
import type { LedgerEventDoc } from '../../ledger/index.ts';

/** The ledger of a company at one moment. */
export interface CompanyLedger {
  readonly companyId: Types.ObjectId;
  readonly session: ClientSession;
  /** The time of its first event; null without one. */
  readonly since: Date | null;
  /** The company is not deleted. */
  readonly stands: boolean;
  readonly runNumbers: ReadonlyMap<string, number>;
  /** The event that anchors the records of earlier versions; null without one (LEDGER-13). */
  readonly anchor: LedgerEventDoc | null;
  /** The company waits for its anchor: earlier versions may have ended records without an event. */
  readonly waitsForAnchor: boolean;
}
