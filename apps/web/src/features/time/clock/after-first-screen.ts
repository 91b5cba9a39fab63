import { keepFirstScreen } from '@/lib/keep-first-screen.ts';
import { followAnswers } from '../silence/follow-answers.ts';

/** Keeps the first screen for a visit without a network, and sends the answers of earlier pages (PHONE-2) (TIME-70). */
export function afterFirstScreen(): void {
  void keepFirstScreen();
  followAnswers();
}
