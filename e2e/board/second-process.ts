import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Product, startProduct } from '../fixtures/start-product.ts';

/** Starts another process of the product, on the database of the first and with its secret, as behind a balancer. */
export async function startSecondProcess({ dataDir }: Product): Promise<Product> {
  const { port } = JSON.parse(await readFile(join(dataDir, 'embedded.json'), 'utf8'));
  return startProduct({
    demoData: false,
    env: { DATA_DIR: dataDir, MONGODB_URI: `mongodb://127.0.0.1:${port}/faena?directConnection=true` },
  });
}
