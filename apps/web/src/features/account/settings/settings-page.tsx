import { ROLES } from '@faena/shared/access';
import { SquareKanban, TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseLanguage } from '@/lib/choose-language.ts';
import { language } from '@/lib/language.ts';
import { readSession } from '@/lib/session.ts';
import { useTaskView } from '@/lib/task-view.ts';
import { useTheme } from '@/lib/theme.ts';
import { messageOf } from '@/texts/wording.ts';
import { LANGUAGE_OPTIONS } from '@/ui/language-options.ts';
import { Notice } from '@/ui/notice.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { THEME_OPTIONS } from '@/ui/theme-options.ts';
import { useChooseLanguage } from '@/ui/use-choose-language.ts';
import { useEditProfile } from '../requests.ts';
import { settingsTexts as texts } from '../texts/account.ts';

const VIEWS = [
  { value: 'kanban', label: texts.kanban, icon: SquareKanban },
  { value: 'table', label: texts.table, icon: TableProperties },
] as const;

/** Language, theme and default task view (ACCOUNT-5). A choice takes effect at once; the language is the person's (LANG-12). */
export function SettingsPage() {
  const { mutate, isPending, variables, error } = useEditProfile();
  const choose = useChooseLanguage((chosen) =>
    mutate({ language: chosen }, { onSuccess: () => chooseLanguage(chosen) }),
  );
  const { theme, setTheme } = useTheme();
  const [view, setView] = useTaskView();
  const roleId = readSession()?.roleId;
  return (
    <div className="divide-y divide-line border-line border-y">
      <Setting title={texts.language} hint={texts.languageHint}>
        <SegmentedControl
          label={texts.language}
          segments={LANGUAGE_OPTIONS}
          // Shown at once; the page follows when it is stored.
          value={(isPending && variables?.language) || language}
          onValueChange={choose}
          onPressAgain={choose}
        />
        {error && <Notice tone="danger">{messageOf(error, texts.languageFailed, 'es')}</Notice>}
      </Setting>
      <Setting title={texts.theme} hint={texts.themeHint}>
        <SegmentedControl
          label={texts.theme}
          segments={THEME_OPTIONS}
          value={theme}
          onValueChange={setTheme}
        />
      </Setting>
      {(roleId === ROLES.manager || roleId === ROLES.employee) && (
        <Setting title={texts.taskView} hint={texts.taskViewHint}>
          <SegmentedControl label={texts.taskView} segments={VIEWS} value={view} onValueChange={setView} />
        </Setting>
      )}
    </div>
  );
}

function Setting({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-medium">{title}</h2>
        <p className="text-muted">{hint}</p>
      </div>
      {children}
    </div>
  );
}
