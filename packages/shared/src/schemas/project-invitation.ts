import { z } from 'zod';
import { PersonCard } from './person.ts';
import { Id, Instant } from './primitives.ts';

/** An invitation to a project, for people who may change the project (INVITE-2). */
export const ProjectInvitation = z.object({
  _id: Id,
  project_id: Id,
  person: PersonCard,
  createdAt: Instant,
});
export type ProjectInvitation = z.infer<typeof ProjectInvitation>;

/** An invitation as the invited person sees it: names, and nothing else of the project. */
export const ReceivedInvitation = z.object({
  _id: Id,
  project: z.string(),
  company: z.string(),
  invitedBy: z.string(),
  createdAt: Instant,
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;
