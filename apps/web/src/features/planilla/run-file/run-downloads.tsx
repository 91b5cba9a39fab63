import { RUN_TABLES } from '@faena/shared/domain';
import type { Run } from '@faena/shared/schemas';
import { Download, FileSpreadsheet, Files, FileText, Landmark, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu-item.tsx';
import { bankFileTexts } from '../texts/bank-file.ts';
import { runFileTexts } from '../texts/run-files.ts';
import { BankDialog } from './bank/bank-dialog.tsx';
import type { Payee } from './bank/bank-form.ts';
import { useDownloadRun } from './requests.ts';

const texts = runFileTexts;

type RunDownloadsProps = {
  run: Run;
  /** The people in the bank file: with pending amounts, or with transfers once nothing is pending. */
  payees: readonly Payee[];
  isPaid: boolean;
  /** The number of people in a paid run who were paid by other means, and so are not in the file. */
  leftOut: number;
};

/** 'Descargar': the files of a closed period. During the making of its slips it shows the number of finished ones. */
export function RunDownloads({ run, ...bank }: RunDownloadsProps) {
  const [isForBank, setForBank] = useState(false);
  const { mutate, cancel, isPending, progress } = useDownloadRun(run._id);
  if (isPending) {
    return (
      <span className="flex items-center gap-1 max-sm:col-span-2 max-sm:justify-self-stretch">
        <span role="status" className="tabular px-2 text-muted">
          {progress ? texts.progress(progress.done, progress.all) : texts.busy}
        </span>
        <Button variant="ghost" onClick={cancel}>
          <X aria-hidden strokeWidth={1.75} />
          {texts.cancel}
        </Button>
      </span>
    );
  }
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost">
            <Download aria-hidden strokeWidth={1.75} />
            {texts.action}
          </Button>
        }
      >
        <MenuItem icon={Files} onSelect={() => mutate('slips')}>
          {texts.slips}
        </MenuItem>
        <MenuItem icon={FileSpreadsheet} onSelect={() => mutate('workbook')}>
          {texts.workbook}
        </MenuItem>
        <MenuItem icon={Landmark} onSelect={() => setForBank(true)}>
          {bankFileTexts.open}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{texts.tables}</MenuLabel>
        {RUN_TABLES.map((table) => (
          <MenuItem key={table} icon={FileText} onSelect={() => mutate(table)}>
            {texts.table[table]}
          </MenuItem>
        ))}
      </DropdownMenu>
      {isForBank && <BankDialog run={run} {...bank} onClose={() => setForBank(false)} />}
    </>
  );
}
