import { Moon, Sun } from 'lucide-react';
import { useIsDark, useTheme } from '@/lib/theme.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';
import { THEME_OPTIONS } from '@/ui/theme-options.ts';

/** The theme menu of the header. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const dark = useIsDark();
  return (
    <DropdownMenu trigger={<IconButton icon={dark ? Moon : Sun} label="Tema" tooltipSide="bottom" />}>
      <MenuRadioGroup label="Tema" value={theme} options={THEME_OPTIONS} onValueChange={setTheme} />
    </DropdownMenu>
  );
}
