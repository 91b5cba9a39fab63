import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AssignedTasks } from '@/features/employee-area/index.ts';
import { readSession } from '@/lib/session.ts';
import { Page } from '@/ui/page.tsx';

/** The id of whose tasks they are: one's own. Other people's are as good as not there. */
export function loader({ params }: LoaderFunctionArgs): string {
  const userId = readSession()?.userId;
  if (!userId || params.userId !== userId) throw new Response(null, { status: 404 });
  return userId;
}

/** /employee/tasks/{userId}. */
export function Component() {
  return (
    <Page>
      <AssignedTasks userId={useLoaderData<typeof loader>()} />
    </Page>
  );
}
