import { Moon, Sun } from 'lucide-react';
import { useIsDark, useTheme } from '@/lib/theme.ts';
import { frameTexts } from '@/texts/frame.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';
import { THEME_OPTIONS } from '@/ui/theme-options.ts';

/** The theme menu of the header. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const dark = useIsDark();
  return (
    <DropdownMenu
      trigger={<IconButton icon={dark ? Moon : Sun} label={frameTexts.theme} tooltipSide="bottom" />}
    >
      <MenuRadioGroup
        label={frameTexts.theme}
        value={theme}
        options={THEME_OPTIONS}
        onValueChange={setTheme}
      />
    </DropdownMenu>
  );
}
