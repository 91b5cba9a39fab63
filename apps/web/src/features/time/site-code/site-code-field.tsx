import { SITE_CODE_DIGITS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useMarksByButton } from '../clock/marking.ts';
import { useWorkingTime } from '../clock/state.ts';
import { siteCodeTexts as texts } from '../texts/site-code.ts';
import { scannedCode } from './scanned-code.ts';
import { readTypedCode, typeCode, watchTypedCode } from './typed-code.ts';

/** The six digits of the site for the next press, where the project of that press uses them (MARK-36). */
export function SiteCodeField({ projects }: { projects: Home['recentProjects'] }) {
  const { record, isStoreless } = useWorkingTime();
  const typed = useSyncExternalStore(watchTypedCode, readTypedCode);
  const isByButton = useMarksByButton();
  useScannedCode();
  // A press goes on in the last project; somebody who never worked begins in the newest.
  const next = record?.projectId ? projects.find(({ _id }) => _id === record.projectId) : projects[0];
  const site = typed ? projects.find(({ _id }) => _id === typed.projectId) : next;
  if (!isByButton || isStoreless || !site?.usesCode) return null;
  return (
    <Field label={texts.optional} hint={site !== next && <UserText lines={1}>{site.name}</UserText>}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed?.code ?? ''}
        onChange={({ target }) => {
          const code = target.value.replace(/\D/g, '').slice(0, SITE_CODE_DIGITS);
          typeCode(code ? { projectId: site._id, code } : null);
        }}
        className="tabular w-40 text-lg tracking-widest"
      />
    </Field>
  );
}

/** Takes the digits out of the address that the QR code of a site opened (MARK-38). */
function useScannedCode(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const scanned = scannedCode(hash);
    if (!scanned) return;
    typeCode(scanned);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
}
