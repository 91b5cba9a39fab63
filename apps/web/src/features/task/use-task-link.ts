import type { TaskStatus } from '@faena/shared/schemas';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

/** `?task=<id>` opens a task and `?task=new` a new one, for the column of `?column=`. */
export const TASK_PARAM = 'task';
export const COLUMN_PARAM = 'column';
export const NEW_TASK = 'new';

/** Opens and closes the task window through the address, so that a link and the back button do the same. */
export function useTaskLink() {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (change: (params: URLSearchParams) => void, replace = false) => {
      const params = new URLSearchParams(window.location.search);
      params.delete(COLUMN_PARAM);
      change(params);
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true });
    };
    return {
      open: (id: string) => go((params) => params.set(TASK_PARAM, id)),
      create: (column: TaskStatus) =>
        go((params) => {
          params.set(TASK_PARAM, NEW_TASK);
          params.set(COLUMN_PARAM, column);
        }),
      close: () => go((params) => params.delete(TASK_PARAM), true),
    };
  }, [navigate]);
}
