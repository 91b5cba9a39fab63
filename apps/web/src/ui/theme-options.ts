import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '@/lib/theme.ts';

/** The three themes with their names and icons, for the header's menu and the settings. */
export const THEME_OPTIONS = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Oscuro', icon: Moon },
  { value: 'system', label: 'Sistema', icon: Monitor },
] as const satisfies readonly { value: Theme; label: string; icon: typeof Sun }[];
