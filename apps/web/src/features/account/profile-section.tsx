import type { Person } from '@faena/shared/schemas';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { ProfilePicture } from './picture/profile-picture.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { accountTexts as texts } from './texts/account.ts';
import { usePassingNews } from './use-passing-news.ts';

/** The profile, to read or to edit (ACCOUNT-5). */
export function ProfileSection({ person }: { person: Person }) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = usePassingNews();
  const section = useRef<HTMLElement>(null);

  function leaveEditing(outcome: { saved: boolean }): void {
    setEditing(false);
    setSaved(outcome.saved);
    // The form and its focus are gone, so the focus moves to the start of the profile.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={texts.profile} className="grid gap-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ProfilePicture person={person} />
        {!editing && (
          <Button
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      {saved && <Notice tone="ok">{texts.saved}</Notice>}
      {editing ? (
        <ProfileForm
          person={person}
          onSaved={() => leaveEditing({ saved: true })}
          onCancel={() => leaveEditing({ saved: false })}
        />
      ) : (
        <ProfileView person={person} />
      )}
    </section>
  );
}
