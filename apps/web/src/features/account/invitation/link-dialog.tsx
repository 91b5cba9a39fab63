import { linkTo } from '@faena/shared/link-to';
import { language } from '@/lib/language.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Secret } from '@/ui/secret.tsx';
import type { ListTexts } from './invitation-row.tsx';

type LinkDialogProps = { token: string; texts: ListTexts['link']; onClose: () => void };

/** A page in the mix has no chosen language. */
const spoken = language === 'original' ? null : language;

/** Shows the link of an invitation, this once. Browsers send the part behind '#', the token, to no server. */
export function LinkDialog({ token, texts, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.hint}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Secret
        label={texts.label}
        value={window.location.origin + linkTo('/invitation', token, spoken)}
        copyLabel={texts.copy}
        copiedLabel={texts.copied}
      />
    </Dialog>
  );
}
