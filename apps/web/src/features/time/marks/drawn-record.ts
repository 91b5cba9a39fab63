import type { MarkKind } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { QueuedMark } from './store.ts';

const BEGINS: ReadonlySet<MarkKind> = new Set(['in', 'back', 'project']);
const ENDS: ReadonlySet<MarkKind> = new Set(['out', 'pause']);

type Drawn = WorkRecord | null;

/**
 * The record of the clock: the server's last one, with the queued marks over it (PHONE-20). The first of two
 * Entradas counts, and an undo takes the mark before it back.
 */
export function drawnRecord(base: Drawn, queued: readonly QueuedMark[]): Drawn {
  const before: Drawn[] = [];
  let shown = base;
  for (const { mark, at, undone } of queued) {
    if (mark.kind === 'undo') shown = before.length > 0 ? (before.pop() ?? null) : withoutSent(shown, undone);
    else {
      before.push(shown);
      shown = after(shown, mark.kind, mark.id, at);
    }
  }
  return shown;
}

function after(shown: Drawn, kind: MarkKind, id: string, at: number): Drawn {
  const runs = shown !== null && shown.endTime === null;
  const instant = new Date(at).toISOString();
  if (BEGINS.has(kind) && !runs) return begun(id, instant);
  if (ENDS.has(kind) && runs) return { ...shown, endTime: instant, endReason: 'manual' };
  return shown;
}

/** The record as if a sent mark had not been made: an Entrada is voided, and a Salida leaves it running. */
function withoutSent(shown: Drawn, undone: MarkKind | null): Drawn {
  if (!shown || !undone) return shown;
  if (ENDS.has(undone)) return { ...shown, endTime: null, endReason: null };
  return shown.endTime === null ? { ...shown, endTime: shown.startTime, voided: true } : shown;
}

function begun(id: string, startTime: string): WorkRecord {
  return {
    _id: id,
    employeeId: '',
    projectId: null,
    projectName: '',
    startTime,
    endTime: null,
    durationHours: 0,
    cost: 0,
    hourlyRate: null,
    endReason: null,
    needsReview: false,
    marked: true,
    voided: false,
    version: id,
    corrections: [],
    gaps: [],
    evidence: null,
    pieces: [],
    hasPriorPrice: false,
    closedBy: [],
    adjustments: [],
  };
}
