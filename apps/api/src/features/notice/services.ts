import type { BoardServices } from '../board/index.ts';
import type { LiveNotices } from './live-notices.ts';

/** The services of the verbs of notices. */
export type NoticeServices = BoardServices & { readonly liveNotices: LiveNotices };
