import type { WorkRecord } from '@faena/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { client } from '@/lib/client.ts';
import { useReport } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { recordKeys } from '../requests.ts';
import { recordEvidenceTexts as texts } from '../texts/record-evidence.ts';

type NotThereProps = {
  record: WorkRecord;
  /** The button that proposes other times, given by the screen: requests are a folder above this one. */
  otherTime: ReactNode;
};

/** 'Yo no estaba' and 'A otra hora' for the person of a record with marks by somebody else (CREW-5, CREW-8); for others nothing. */
export function NotThere({ record: { _id, employeeId, evidence, voided }, otherTime }: NotThereProps) {
  const queryClient = useQueryClient();
  const [isSaid, setSaid] = useState(false);
  const deny = useWrite({
    mutationFn: (id: string, press) => client.mark.deny({ params: { id } }, press),
    onSuccess: () => {
      setSaid(true);
      return queryClient.invalidateQueries({ queryKey: recordKeys.ofEmployee(employeeId) });
    },
  });
  useReport(deny.error);
  const others = (evidence?.marks ?? []).filter(({ markedBy }) => markedBy);
  if (readSession()?.personId !== employeeId || voided || others.length === 0) return null;
  if (isSaid || others.every(({ isDenied }) => isDenied)) {
    return (
      <p role="status" className="text-warn">
        {texts.deniedHint}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {deny.error && <Notice tone="danger">{messageOf(deny.error, texts.denyFailed, 'es')}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button loading={deny.isPending} onClick={() => deny.mutate(_id)}>
          {texts.notThere}
        </Button>
        {otherTime}
      </div>
    </div>
  );
}
