import { writeFileSync } from 'node:fs';
import { mergeConfig } from 'vite';
import base from './vite.config.ts';

const c: any = mergeConfig(base, {
  build: { outDir: '/tmp/analyze-dist', emptyOutDir: true },
  plugins: [
    {
      name: 'an',
      generateBundle(this: any, _o: any, b: any) {
        const out: any[] = [];
        for (const f of Object.values(b) as any[])
          if (f.type === 'chunk')
            out.push({
              file: f.fileName,
              size: f.code.length,
              code: f.code,
              imports: f.imports,
              dyn: f.dynamicImports,
              mods: Object.fromEntries(Object.entries(f.modules).map(([k, v]: any) => [k, v.renderedLength])),
            });
        const g: any = {};
        for (const id of (this as any).getModuleIds()) {
          const m = (this as any).getModuleInfo(id);
          g[id] = m.importedIds;
        }
        writeFileSync('/tmp/graph.json', JSON.stringify(g));
        writeFileSync(process.env.OUT ?? '/tmp/analyze.json', JSON.stringify(out));
      },
    },
  ],
});
if (process.env.NATURAL) c.plugins = c.plugins.filter((p: any) => p?.name !== 'faena:planned-chunks');
if (process.env.CG) {
  const { chunkGroups } = await import('./vite/chunks.ts');
  const g: any = chunkGroups();
  g.pop();
  c.build.rolldownOptions = {
    output: {
      codeSplitting: {
        groups: [...g.slice(0, Number(process.env.STEPS ?? 5)), ...JSON.parse(process.env.CG)],
      },
      ...(process.env.STRICT && { strictExecutionOrder: true }),
    },
  };
}
export default c;
