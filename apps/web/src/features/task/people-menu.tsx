import type { PersonCard } from '@faena/shared/schemas';
import { useConnectionLost } from '@/lib/connection.ts';
import { useReport } from '@/lib/report.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { uiTexts } from '@/texts/ui.ts';
import { MenuItem, MenuLabel, MenuNote } from '@/ui/menu-item.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useAssignable } from './requests.ts';

const texts = taskTexts.card;

type PeopleMenuProps = { projectId: string; onChoose: (person: PersonCard) => void };

/** The people of a project in a menu, which reads them when it opens. */
export function PeopleMenu({ projectId, onChoose }: PeopleMenuProps) {
  const { data, error, refetch } = useAssignable(projectId);
  const lost = useConnectionLost();
  useReport(error);
  if (error && !data && lost) return <MenuNote>{texts.peopleLater}</MenuNote>;
  if (error && !data) {
    return (
      <>
        <MenuLabel>{texts.peopleFailed}</MenuLabel>
        <MenuItem onSelect={() => void refetch()}>{uiTexts.retry}</MenuItem>
      </>
    );
  }
  if (!data) return <MenuNote>{texts.loadingPeople}</MenuNote>;
  if (data.length === 0) return <MenuNote>{texts.noPeople}</MenuNote>;
  return data.map((person) => (
    <MenuItem key={person._id} onSelect={() => onChoose(person)}>
      <UserText lines={1}>{person.fullname}</UserText>
      <UserText lines={1} className="text-muted">{`@${person.username}`}</UserText>
    </MenuItem>
  ));
}
