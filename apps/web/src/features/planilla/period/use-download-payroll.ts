import { type DateRange, foldSearch, type PAYROLL_FORMATS } from '@faena/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { messageOf } from '@/lib/message-of.ts';
import { reportError } from '@/lib/report.ts';
import { inSpanish } from '@/texts/field-messages.ts';
import { timeRecordTexts } from '@/texts/time-records.ts';
import { toast } from '@/ui/toast.ts';
import { saveFile } from './save-file.ts';

const texts = timeRecordTexts.download;

export type PayrollFormat = (typeof PAYROLL_FORMATS)[number];

/** The planilla of a period; of one employee, or without one of the whole company. */
export interface PayrollFile {
  readonly company: { readonly _id: string; readonly name: string };
  readonly employeeId?: string;
  readonly range: DateRange;
  readonly format: PayrollFormat;
}

/** Downloads a planilla; what goes wrong is told in passing, as nothing is lost by it. */
export function useDownloadPayroll() {
  return useMutation({
    mutationFn: ({ company, employeeId, range, format }: PayrollFile) =>
      client.payroll.export({
        query: { companyId: company._id, ...(employeeId && { employeeId }), ...range, format },
      }),
    onSuccess: (file, asked) => saveFile(file, nameOf(asked)),
    onError: (error) => {
      reportError(error);
      toast.error(texts.failed, { description: inSpanish(messageOf(error, texts.again)) });
    },
  });
}

/** Its name where the server gives none. */
function nameOf({ company, range, format }: PayrollFile): string {
  const plain = foldSearch(company.name).replace(/[^a-z0-9]+/g, '-');
  return `planilla-${plain}-${range.startDate}-${range.endDate}.${format}`;
}
