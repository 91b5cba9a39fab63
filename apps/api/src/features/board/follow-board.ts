import type { BoardEvent } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import type { EventSource, Listener } from '../../kernel/stream.ts';
import { findVisibleProject } from '../project/index.ts';
import type { BoardServices } from './services.ts';

/**
 * Follows the changes of a board, for as long as the caller may see it (BOARD-22).
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export function followBoard(
  { projectId, tab }: { readonly projectId: string; readonly tab: string | undefined },
  { actor, session }: { readonly actor: Actor; readonly session: CallingSession },
  listener: Listener,
  { liveBoards }: BoardServices,
): Promise<EventSource<BoardEvent>> {
  return liveBoards.follow(projectId, {
    personId: String(actor.id),
    sessionId: String(session.id),
    tab,
    listener,
    readmit: async () => findVisibleProject(await listener.readmit(), projectId),
  });
}
