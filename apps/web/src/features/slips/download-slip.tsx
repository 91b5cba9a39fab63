import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/lib/save-file.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { slipTexts } from './texts/slips.ts';

/** Saves a slip as PDF (SLIP-3). */
export function DownloadSlip({ load }: { load: () => Promise<Blob> }) {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download(): Promise<void> {
    setFailure(null);
    setLoading(true);
    try {
      saveFile(await load(), 'boleta.pdf');
    } catch (error) {
      setFailure(messageOf(error, slipTexts.downloadFailed, 'es'));
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <Button loading={loading} onClick={() => void download()}>
        <FileDown aria-hidden strokeWidth={1.75} />
        {slipTexts.download}
      </Button>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
