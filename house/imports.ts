import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { RULES } from './layers.ts';

/** An import that a rule forbids. */
export interface Violation {
  readonly rule: string;
  readonly import: string;
}

/** Reads every import of the product under `root`, those of types among them, but none of its tests. */
export async function violationsIn(root: string, folders: readonly string[]): Promise<Violation[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: [...RULES] },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.(test|fixture)\\.tsx?$' },
    },
    {
      alias: { '@': join(root, 'apps/web/src') },
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  );
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    import: [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> '),
  }));
}
