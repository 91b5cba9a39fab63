import type { RunAnswer } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { UserText } from '@/ui/user-text.tsx';
import type { MailGroups } from './mail-groups.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.mails;

type MailAgainDialogProps = {
  groups: MailGroups;
  timeZone: string;
  onSend: (people: readonly RunAnswer[]) => void;
  onClose: () => void;
};

/** 'Enviar de nuevo': lists the people with their last mail before it sends another (ANSWER-5). */
export function MailAgainDialog({ groups, timeZone, onSend, onClose }: MailAgainDialogProps) {
  const people = groups.toSendAgain;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.again}
      description={texts.againHint}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onSend(people)}>
            {texts.sendAgain(people.length)}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {people.map((person) => {
          const sentAt = groups.mailOf(person)?.sentAt;
          return (
            <li key={person._id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <UserText lines={1}>{person.fullname || person.username}</UserText>
              <span className="tabular text-muted text-sm">{sentAt && formatMoment(sentAt, timeZone)}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
