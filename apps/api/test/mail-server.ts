import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A minimal mail server: it keeps every mail, and refuses those to `refused@…`. */
export async function startMailServer() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let inMail = false;
    say('220 test');
    const lines = createInterface({ input: socket });
    // A client that is killed resets its connection.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      if (inMail || /^(MAIL|RCPT)/.test(line)) taken.push(line);
      if (inMail && line !== '.') return;
      inMail = /^DATA/.test(line);
      if (/^QUIT/.test(line)) return socket.end('221 bye\r\n');
      if (inMail) return say('354 go on');
      return say(/refused@/.test(line) ? '550 nobody here' : '250 ok');
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, taken, stop: () => void server.close() };
}
