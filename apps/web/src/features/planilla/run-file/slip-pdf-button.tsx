import { FileText } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { runFileTexts } from '../texts/run-files.ts';
import { useDownloadSlip } from './requests.ts';

type SlipPdfButtonProps = {
  slipId: string;
  /** The person of the slip, on screens with several. */
  name?: string;
};

/** A slip as PDF. */
export function SlipPdfButton({ slipId, name }: SlipPdfButtonProps) {
  const { mutate, isPending } = useDownloadSlip();
  return (
    <Button
      loading={isPending}
      {...(name && { 'aria-label': runFileTexts.slipOf(name) })}
      onClick={() => mutate(slipId)}
    >
      {!isPending && <FileText aria-hidden strokeWidth={1.75} />}
      {isPending ? runFileTexts.busy : runFileTexts.slip}
    </Button>
  );
}
