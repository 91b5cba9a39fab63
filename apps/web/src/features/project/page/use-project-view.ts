import { isManager } from '@faena/shared/access';
import { useSearchParams } from 'react-router-dom';
import { readSession } from '@/lib/session.ts';

/** The part of a project that `?ver=` names. Only managers have another part than the tasks. */
export function useProjectView(): 'tareas' | 'usuarios' {
  const [params] = useSearchParams();
  const asked = params.get('ver') === 'usuarios' && isManager(readSession()?.roleId ?? 0);
  return asked ? 'usuarios' : 'tareas';
}
