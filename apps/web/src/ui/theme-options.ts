import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '@/lib/theme.ts';
import { uiTexts } from '@/texts/ui.ts';

/** The three themes with their names and icons, for the header's menu and the settings. */
export const THEME_OPTIONS = [
  { value: 'light', label: uiTexts.themes.light, icon: Sun },
  { value: 'dark', label: uiTexts.themes.dark, icon: Moon },
  { value: 'system', label: uiTexts.themes.system, icon: Monitor },
] as const satisfies readonly { value: Theme; label: string; icon: typeof Sun }[];
