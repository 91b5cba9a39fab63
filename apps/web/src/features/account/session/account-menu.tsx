import { CircleUser, LogOut, Settings } from 'lucide-react';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { hasUnsaved } from '@/lib/unsaved.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu-item.tsx';
import { useAskToLeave } from '@/ui/use-ask-to-leave.ts';
import { sessionTexts } from '../texts/session.ts';
import { useLogOut } from './log-out.ts';

const texts = sessionTexts.menu;

/** The avatar dropdown of the shared header: My Account, Settings, Log Out (SCREEN-11). */
export function AccountMenu() {
  useStored('user');
  const logOut = useLogOut();
  const person = readPerson();
  const name = person?.fullname ?? '';
  const askToLeave = useAskToLeave();

  async function askAndLogOut(): Promise<void> {
    if (!hasUnsaved() || (await askToLeave())) logOut();
  }

  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={`${texts.label}: ${name}`}
          className="inline-flex size-control items-center justify-center rounded-full"
        >
          {person && <Avatar person={person} decorative />}
        </button>
      }
    >
      <MenuLabel>{name}</MenuLabel>
      <MenuLink to="/account" icon={CircleUser}>
        {texts.account}
      </MenuLink>
      <MenuLink to="/settings" icon={Settings}>
        {texts.settings}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void askAndLogOut()}>
        {texts.logOut}
      </MenuItem>
    </DropdownMenu>
  );
}
