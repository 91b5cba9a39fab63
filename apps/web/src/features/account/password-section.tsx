import { PASSWORD_MASK } from '@faena/shared/domain';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { accountTexts } from './texts/account.ts';
import { usePassingNews } from './use-passing-news.ts';

const { fields, password: texts } = accountTexts;

/** The password as 8 stars. Change Password opens the form, and Cancel closes it (ACCOUNT-5). */
export function PasswordSection() {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = usePassingNews();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-2.5 sm:grid sm:grid-cols-[10rem_1fr_auto]">
        <span className="text-muted">{fields.password}</span>
        <span className="flex-1">{PASSWORD_MASK}</span>
        <Button
          ref={toggle}
          aria-expanded={open}
          onClick={() => {
            setChanged(false);
            setOpen(!open);
          }}
        >
          {open ? texts.cancel : texts.change}
        </Button>
      </div>
      {changed && <Notice tone="ok">{texts.changed}</Notice>}
      {open && (
        <div className="border-line border-b pb-6">
          <ChangePasswordForm
            doneLabel={texts.done}
            onDone={() => {
              setOpen(false);
              setChanged(true);
              toggle.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
