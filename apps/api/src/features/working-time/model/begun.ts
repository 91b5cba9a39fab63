import { Types } from 'mongoose';
import type { RecordDoc } from './record-model.ts';

export interface Beginning
  extends Pick<RecordDoc, 'employeeId' | 'companyId' | 'timeZone' | 'startTime' | 'task'> {
  readonly project: { readonly _id: Types.ObjectId; readonly name: string } | null;
}

/** A new record at its start. */
export function begun({ project, startTime, ...whose }: Beginning): RecordDoc {
  return {
    _id: new Types.ObjectId(),
    ...whose,
    projectId: project?._id ?? null,
    projectName: project?.name ?? '',
    startTime,
    endTime: null,
    open: true,
    lastHeartbeat: startTime,
    durationMs: 0,
    rateCents: null,
    costCents: null,
    pieces: [],
    endReason: null,
    needsReview: false,
    marked: false,
  };
}
