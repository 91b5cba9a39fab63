import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const STYLE = /\/assets\/index-[\w-]+\.css/;

/**
 * A front door of the product that can deploy a next build. There the page's style has another name and a rule more. Its
 * former name is then 404, as after a build in place. Addresses of the API pass unchanged.
 */
export class Front {
  readonly #origin: string;
  readonly #server: Server;
  /** The next build is served. */
  deployed = false;
  /** The connection breaks in the middle of the next build's style. */
  half = false;
  /** The connection breaks at each request to the API. */
  cut = false;
  /** The requests to the API that `cut` has broken, as method and path. */
  readonly broken: string[] = [];
  /** The style of the first build, and its name in the next. */
  #former = '';
  #next = '';
  #style = '';

  private constructor(origin: string) {
    this.#origin = origin;
    this.#server = createServer((request, response) => {
      if (this.cut && request.url?.startsWith('/api/')) {
        this.broken.push(`${request.method} ${request.url}`);
        request.socket.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', async () => {
        const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers;
        const answer = await fetch(this.#origin + this.#asked(request.url ?? '/'), {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
          redirect: 'manual',
        });
        const kept = Object.fromEntries(answer.headers);
        for (const name of [
          'content-encoding',
          'content-length',
          'transfer-encoding',
          'connection',
          'etag',
        ]) {
          delete kept[name];
        }
        const path = request.url ?? '/';
        const body = this.#changed(path, kept['content-type'] ?? '', Buffer.from(await answer.arrayBuffer()));
        response.writeHead(answer.status, { ...kept, 'content-length': Buffer.byteLength(body) });
        if (path !== this.#next || !this.half) response.end(body);
        else response.write(body.slice(0, body.length / 2), () => response.destroy());
      });
    });
  }

  /** Starts in front of a product. */
  static async before(origin: string): Promise<Front> {
    const front = new Front(origin);
    const page = await (await fetch(`${origin}/login`)).text();
    [front.#former = ''] = STYLE.exec(page) ?? [];
    front.#next = front.#former.replace('.css', 'next.css');
    front.#style = `${await (await fetch(origin + front.#former)).text()}\n:root{--build:next}`;
    front.#server.listen(0, '127.0.0.1');
    await once(front.#server, 'listening');
    return front;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The style of the first build, which is 404 once the next is deployed. */
  get formerStyle(): string {
    return this.#former;
  }

  /** The style of the next build. */
  get nextStyle(): string {
    return this.#next;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #asked(path: string): string {
    if (!this.deployed) return path;
    if (path === this.#former) return '/assets/gone.css';
    return path === this.#next ? this.#former : path;
  }

  #changed(path: string, type: string, body: Buffer): Buffer | string {
    if (!this.deployed) return body;
    if (path === this.#next) return this.#style;
    if (path !== '/sw.js' && !type.startsWith('text/html')) return body;
    return body
      .toString()
      .replaceAll(this.#former, this.#next)
      .replace(digestBehind(this.#next), `$1${digestOf(this.#style)}`)
      .replace(/(\/index\.html`,revision:`)[^`]+/, '$1next');
  }
}

/** Finds the digest that the worker's list has behind a file. */
function digestBehind(path: string): RegExp {
  return new RegExp(`(${path.replaceAll('.', '\\.')}\`,revision:null,integrity:\`sha256-)[^\`]+`);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
