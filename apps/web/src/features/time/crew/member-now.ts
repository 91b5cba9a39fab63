import type { CrewMember } from '@faena/shared/schemas';
import type { CrewPress } from './crew-presses.ts';

/** Somebody of a crew as this device knows them: the server's answer, with the last press that waits or was just sent. */
export interface MemberNow extends CrewMember {
  readonly press: CrewPress | null;
}

/** A press that the server has not answered decides who works: the first of two Entradas counts (MARK-14). */
export function memberNow(member: CrewMember, press: CrewPress | undefined): MemberNow {
  if (!press) return { ...member, press: null };
  if (press.state !== 'kept') return { ...member, press };
  if (press.kind === 'undo') return { ...member, ...press.before, press };
  if (press.kind !== 'in') return { ...member, since: null, at: null, press };
  const since = member.since ?? new Date(press.at).toISOString();
  return { ...member, since, at: member.since ? member.at : null, press };
}
