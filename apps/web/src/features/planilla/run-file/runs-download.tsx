import { SHEET_FORMATS } from '@faena/shared/domain';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { MenuItem } from '@/ui/menu-item.tsx';
import { runFileTexts } from '../texts/run-files.ts';
import { type EventsAsked, useDownloadEvents, useDownloadRuns } from './requests.ts';

const texts = runFileTexts;
const ICONS = { csv: FileText, xlsx: FileSpreadsheet } as const;

/** 'Descargar corridas': the list of a company's runs (RUN-12). */
export function RunsDownload({ companyId }: { companyId: string }) {
  return <ListDownload label={texts.runs} write={useDownloadRuns(companyId)} />;
}

/** 'Descargar cambios': the events of a company, with the filter of its list (LEDGER-11). */
export function EventsDownload({ filter }: { filter: EventsAsked }) {
  return <ListDownload label={texts.changes} write={useDownloadEvents(filter)} />;
}

type ListDownloadProps = { label: string; write: ReturnType<typeof useDownloadRuns> };

function ListDownload({ label, write: { mutate, isPending } }: ListDownloadProps) {
  return (
    <DropdownMenu
      trigger={
        <Button loading={isPending}>
          {!isPending && <Download aria-hidden strokeWidth={1.75} />}
          {isPending ? texts.busy : label}
        </Button>
      }
    >
      {SHEET_FORMATS.map((format) => (
        <MenuItem key={format} icon={ICONS[format]} onSelect={() => mutate(format)}>
          {texts.formats[format]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
