import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { getRoom } from './get-room.ts';

/** The room that the limits leave to a project. */
export const projectRoomHandlers: Handlers<Pick<typeof contract.project, 'room'>, Services> = {
  room: ({ params, actor }) => getRoom(params.id, actor),
};
