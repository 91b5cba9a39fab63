import { useAddressParams } from '@/lib/use-address-params.ts';

/** `?archived=1` opens the window of archived tasks. */
const ARCHIVED_PARAM = 'archived';

/** Whether the address asks for the archived tasks, and how to open and close them. */
export function useArchiveLink() {
  const [params, change] = useAddressParams();
  return {
    isOpen: params.has(ARCHIVED_PARAM),
    setOpen: (open: boolean) =>
      change((current) => (open ? current.set(ARCHIVED_PARAM, '1') : current.delete(ARCHIVED_PARAM))),
  };
}
