import { BoardViewsChange } from '@faena/shared/schemas';
import { listViews, saveViews } from '../board-view/index.ts';
import type { DemoProject } from './content/shapes.ts';
import { demoActor } from './seed-people.ts';

/** Creates people's saved views of a board, unless an earlier run has. */
export async function seedViews(projectId: string, views: DemoProject['views'] = {}): Promise<void> {
  for (const [username, saved] of Object.entries(views)) {
    const actor = await demoActor(username);
    const { version } = await listViews(projectId, actor);
    if (version === 0) await saveViews(projectId, BoardViewsChange.parse({ version, views: saved }), actor);
  }
}
