import type { BankLayout, PayAccount } from '@faena/shared/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { saveFile } from '@/lib/save-file.ts';
import { useWrite } from '@/lib/use-write.ts';

const bankKeys = { ofCompany: (companyId: string) => ['bank-settings', companyId] as const };

/** A company's columns of the bank file, and its employees' accounts. */
export function useBankSettings(companyId: string) {
  return useQuery({
    queryKey: bankKeys.ofCompany(companyId),
    queryFn: ({ signal }) => client.bankLayout.get({ params: { companyId } }, { signal }),
  });
}

/** The values saved before a file is written. */
export interface BankChanges {
  readonly layout: BankLayout;
  /** Only the changed accounts. */
  readonly accounts: readonly PayAccount[];
}

/** Saves the columns and accounts, then downloads the bank file of a run (SLIP-7). */
export function useSaveBankFile(run: { _id: string; companyId: string }) {
  const queryClient = useQueryClient();
  const { _id: id, companyId } = run;
  return useWrite({
    mutationFn: async ({ layout, accounts }: BankChanges, press) => {
      const body = { ...layout, accounts: [...accounts] };
      await client.bankLayout.change({ params: { companyId }, body }, press);
      return client.runFile.bank({ params: { id } }, press);
    },
    onSuccess: (file) => saveFile(file, `${id}.csv`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankKeys.ofCompany(companyId) }),
  });
}

/** Sets the account of a person; an empty one removes it (SLIP-15). */
export function useSetAccount(companyId: string, employeeId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (account: string, press) =>
      client.bankLayout.setAccount({ params: { employeeId }, body: { companyId, account } }, press),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: bankKeys.ofCompany(companyId) }),
  });
}
