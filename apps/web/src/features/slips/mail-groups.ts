import { MAX_SLIP_MAILS } from '@faena/shared/domain';
import type { RunAnswer, SlipMail, SlipMails } from '@faena/shared/schemas';

/** The people of a run, grouped by the next step of their mail (ANSWER-5). */
export interface MailGroups {
  readonly mailOf: (person: RunAnswer) => SlipMail | undefined;
  readonly waiting: readonly RunAnswer[];
  readonly sent: readonly RunAnswer[];
  readonly refused: readonly RunAnswer[];
  readonly unreachable: readonly RunAnswer[];
  /** The people without an address. */
  readonly without: readonly RunAnswer[];
  /** The people that a mail to all reaches: without a mail yet, and without an acceptance. */
  readonly toSend: readonly RunAnswer[];
  /** The people a second mail can reach. */
  readonly toSendAgain: readonly RunAnswer[];
  /** The people whom no mail has reached; each gets the slip by hand. */
  readonly byHand: readonly RunAnswer[];
}

export function mailGroups(answers: readonly RunAnswer[], { available, mails }: SlipMails): MailGroups {
  const bySlip = new Map(mails.map((mail) => [mail.slipId, mail]));
  const mailOf = (person: RunAnswer) => bySlip.get(person._id);
  const inState = (state: SlipMail['state']) => answers.filter((person) => mailOf(person)?.state === state);
  const failed = inState('failed').filter(({ email }) => email !== '');
  const open = answers.filter(({ answer }) => answer !== 'accepted' && answer !== 'claimed');
  const isLeft = (person: RunAnswer) => (mailOf(person)?.times ?? 0) < MAX_SLIP_MAILS;
  const isOut = (person: RunAnswer) => ['waiting', 'sent'].includes(mailOf(person)?.state ?? '');
  const sent = inState('sent');
  return {
    mailOf,
    waiting: inState('waiting'),
    sent,
    refused: failed.filter((person) => mailOf(person)?.failure === 'refused'),
    unreachable: failed.filter((person) => mailOf(person)?.failure === 'unreachable'),
    without: open.filter(({ email }) => email === ''),
    toSend: available
      ? answers.filter(
          (person) => person.answer !== 'accepted' && person.email !== '' && isLeft(person) && !isOut(person),
        )
      : [],
    toSendAgain: available ? sent.filter((person) => person.email !== '' && isLeft(person)) : [],
    byHand: open.filter((person) => !available || person.email === '' || mailOf(person)?.state === 'failed'),
  };
}
