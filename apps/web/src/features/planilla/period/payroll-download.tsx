import { type DateRange, SHEET_FORMATS } from '@faena/shared/domain';
import type { Company, Employee } from '@faena/shared/schemas';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { recordTexts } from '@/features/time/index.ts';
import { Button } from '@/ui/button.tsx';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu-item.tsx';
import { type PayrollFile, useDownloadPayroll } from '../requests.ts';

const texts = recordTexts.download;
const ICONS = { csv: FileText, xlsx: FileSpreadsheet } as const;

type PayrollDownloadProps = {
  company: Pick<Company, '_id' | 'name'>;
  employee: Pick<Employee, '_id' | 'fullname'>;
  /** The chosen period; null without one, which disables the download. */
  range: DateRange | null;
};

/** 'Descargar planilla' of this employee or of the whole company, for the chosen period. */
export function PayrollDownload({ company, employee, range }: PayrollDownloadProps) {
  const { mutate, isPending } = useDownloadPayroll();

  function items(of: Pick<PayrollFile, 'employeeId'>) {
    return SHEET_FORMATS.map((format) => (
      <MenuItem
        key={format}
        icon={ICONS[format]}
        onSelect={() => range && mutate({ company, ...of, range, format })}
      >
        {texts.formats[format]}
      </MenuItem>
    ));
  }

  return (
    <DropdownMenu
      trigger={
        <Button disabled={!range} loading={isPending}>
          {!isPending && <Download aria-hidden strokeWidth={1.75} />}
          {isPending ? texts.busy : texts.action}
        </Button>
      }
    >
      <MenuLabel>{employee.fullname}</MenuLabel>
      {items({ employeeId: employee._id })}
      <MenuSeparator />
      <MenuLabel>{texts.company}</MenuLabel>
      {items({})}
    </DropdownMenu>
  );
}
