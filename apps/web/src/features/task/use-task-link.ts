import type { TaskStatus } from '@faena/shared/schemas';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { takeTyping } from '@/ui/typed-ahead.ts';

/** `?task=<id>` opens a task as a page and `?task=new` a new one, for the column of `?column=`. */
export const TASK_PARAM = 'task';
export const COLUMN_PARAM = 'column';
export const NEW_TASK = 'new';
/** `?edit=<id>` opens the form of a task, over its page where that is open. */
export const EDIT_PARAM = 'edit';

/** The id of the task whose page the address names. */
export function useOpenPage(): string | null {
  const [params] = useSearchParams();
  const id = params.get(TASK_PARAM);
  return id === NEW_TASK ? null : id;
}

/** Opens and closes the windows of tasks through the address, so that links and the back button work. */
export function useTaskLink() {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (change: (params: URLSearchParams) => void, replace = false) => {
      const params = new URLSearchParams(window.location.search);
      params.delete(COLUMN_PARAM);
      params.delete(EDIT_PARAM);
      change(params);
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true });
    };
    return {
      /** From page to page the address is replaced, so that Back leads to the screen without a page. */
      open: (id: string) =>
        go(
          (params) => params.set(TASK_PARAM, id),
          new URLSearchParams(window.location.search).has(TASK_PARAM),
        ),
      edit: (id: string) => {
        takeTyping();
        go((params) => params.set(EDIT_PARAM, id));
      },
      create: (column: TaskStatus) => {
        takeTyping();
        go((params) => {
          params.set(TASK_PARAM, NEW_TASK);
          params.set(COLUMN_PARAM, column);
        });
      },
      close: () => go((params) => params.delete(TASK_PARAM), true),
      /** Closes the form; the page under it stays, except for a new task. */
      closeForm: () =>
        go((params) => {
          if (params.get(TASK_PARAM) === NEW_TASK) params.delete(TASK_PARAM);
        }, true),
    };
  }, [navigate]);
}
