import { z } from 'zod';

const Count = z.number().int().min(0);

/** Rounded up to a tenth. */
const Mebibytes = z.number().min(0);

/** How much a project uses of the limits that no list shows (LIMIT-25). */
export const ProjectRoom = z.object({
  archivedTasks: Count,
  /** The open invitations to any project that the caller sent. */
  sentInvitations: Count,
  /** The tasks of the board (LIMIT-26); null for a board that was never counted. */
  boardMebibytes: Mebibytes.nullable(),
  /** The projects of the owner (LIMIT-27); null for a caller who may not change the project. */
  ownerMebibytes: Mebibytes.nullable(),
  /** The files of its company, as they count (FILE-8). */
  fileMebibytes: Mebibytes,
});
export type ProjectRoom = z.infer<typeof ProjectRoom>;
