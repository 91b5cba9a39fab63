import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AssignedTasks } from '@/features/home/index.ts';
import { readSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';

/** The id of the person of the tasks. Only the caller's own id shows tasks. */
export function loader({ params }: LoaderFunctionArgs): string {
  const personId = readSession()?.personId;
  if (!personId || params.personId !== personId) throw new Response(null, { status: 404 });
  return personId;
}

/** /employee/tasks/{personId}. */
export function Component() {
  return (
    <Page>
      <AssignedTasks personId={useLoaderData<typeof loader>()} />
    </Page>
  );
}
