import { BOARDS } from './board-growth.ts';
import { COMPANIES } from './company-growth.ts';
import type { Growth } from './growth.ts';
import { RECORDS } from './record-growth.ts';

export const GROWTHS: readonly Growth[] = [BOARDS, RECORDS, COMPANIES];
