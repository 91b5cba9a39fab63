import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { siteCodeTexts as texts } from '../texts/site-code.ts';
import { SiteCode } from './site-code.tsx';

/** Opens the code of a site over the whole screen of a phone, so that others can read it (MARK-29). */
export function SiteCodeButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.title} size="lg" isReadOnly>
        <SiteCode projectId={projectId} />
      </Dialog>
    </>
  );
}
