import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MAX_TASK_ATTACHMENTS } from '@faena/shared/domain';
import { ZipFile } from 'yazl';
import { type Attack, tally, timeOf, unlessRefused } from './attack.ts';
import { newOwner } from './files.ts';
import { inLines } from './in-lines.ts';
import { largePicture } from './large-picture.ts';
import { as, type PlainAnswer, type Somebody, type Stage, send, waitUntil } from './stage.ts';
import { FILE_HEAD, openUpload, uploadWithoutEnd } from './uploads-without-end.ts';

const MIB = 1_048_576;

/** The files that a process takes at once (LIMIT-24). */
const PLACES = 12;
/** How long the refusal of a slow upload is waited for, over the window in which it is measured (LIMIT-21). */
const SLOW_MS = 14_000;
/** The small files of the original attack. */
const MANY_FILES = 10_000;

const SCRIPT = '<script>alert(1)</script>';
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Files that are two things at once, or another one than their names say. */
const TWO_AT_ONCE: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['foto.html', latin(`GIF89a/*${SCRIPT}*/=1;alert(1)`)],
  ['plano.html', latin(`%PDF-1.7\n${SCRIPT}`)],
  ['foto.htm', latin(`\x89PNG\r\n\x1a\n${SCRIPT}`)],
  ['foto.xhtml', latin(`\xff\xd8\xff\xe0${SCRIPT}`)],
  ['foto.webp.js', latin(`RIFF\x00\x00\x00\x00WEBP${SCRIPT}`)],
  ['factura.pdf', latin(`<html>${SCRIPT}`)],
  ['foto.png', latin(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['hoja.xml', latin(`<?xml version="1.0"?><?xml-stylesheet href="data:text/xsl,x"?>${SCRIPT}`)],
  ['correo.mht', latin(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${SCRIPT}`)],
  ['ancho.txt', Buffer.from(`\ufeff<html>${SCRIPT}`, 'utf16le')],
  ['siete.txt', latin('+/v8-+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  ['../../etc/passwd', latin(SCRIPT)],
  ['..\\..\\autoexec\u202egpj.bat', latin(SCRIPT)],
  ['a\r\nContent-Type: text/html\r\n\r\n.pdf', latin(SCRIPT)],
];

/** The types that a browser shows in place. */
const SHOWN = /^(?:image\/(?:jpeg|png|gif|webp|avif)|application\/pdf)$/;
const NOTHING_RUNS = /^default-src 'none'; frame-ancestors 'none'; /;
/** A name that leaves its folder, or reads backwards. */
const MISLEADING = /[/\\]|%2F|%5C|%E2%80%AE|[\r\n]/i;

const bombs: Blob[] = [];

/** Attacks with files on tasks. */
export const TASK_FILES: readonly Attack[] = [
  {
    number: 87,
    name: 'files for a task that does not exist, which never end',
    run: (stage, size) =>
      uploadWithoutEnd(
        stage,
        {
          method: 'PUT',
          path: '/api/tasks/0123456789abcdef01234567/attachments/0123456789abcdef01234567',
        },
        30 * size,
      ),
  },
  {
    number: 88,
    name: 'files that come by the letter, and files that never begin',
    async run(stage, size) {
      const { origins, owner, taskId } = stage;
      const senders = await inLines(2, Math.max(2, PLACES * size), () => newTask(stage));
      const uploads = senders.map(({ manager, id }, index) => {
        const upload = openUpload(origins[0], { method: 'PUT', path: pathOf(id) }, manager, 10 * MIB);
        upload.socket.write(index % 2 === 0 ? FILE_HEAD : '--x\r\n');
        return upload;
      });
      const letters = setInterval(() => {
        for (const [index, { socket }] of uploads.entries()) if (index % 2 === 0) socket.write('x');
      }, 500);
      const refused = () => uploads.filter(({ answered }) => answered().startsWith('HTTP/1.1 408')).length;
      let status = 0;
      const [waited] = await Promise.all([
        timeOf(async () => {
          ({ status } = await add(stage, owner, taskId, latin('Norte')));
        }),
        waitUntil(() => refused() === uploads.length, SLOW_MS),
      ]);
      clearInterval(letters);
      for (const { socket } of uploads) socket.destroy();
      const isServed = status === 200 && waited < SLOW_MS;
      const kept = refused() < uploads.length ? 'a slow upload keeps its place' : undefined;
      return {
        answered: `${refused()} of ${uploads.length} were refused; another file took ${waited.toFixed(0)} ms`,
        gained: isServed ? kept : `another file was answered ${status} after ${waited.toFixed(0)} ms`,
      };
    },
  },
  {
    // The suite sends a few more than a task takes.
    number: 89,
    name: 'ten thousand small files',
    async run(stage, size) {
      const { manager, id } = await newTask(stage);
      const count = Math.max(MAX_TASK_ATTACHMENTS + 20, MANY_FILES * size ** 2);
      const answers = await inLines(4, count, () => add(stage, manager, id, latin('x')));
      const files = await as(stage.origins[0], manager).taskAttachment.list({ params: { id } });
      const outcome = unlessRefused(tally(answers, 300), 200, 409, 429, 503);
      const tooMany = files.length > MAX_TASK_ATTACHMENTS ? `a task has ${files.length} files` : undefined;
      return {
        ...outcome,
        answered: `${outcome.answered}; ${files.length} files`,
        gained: outcome.gained ?? tooMany,
      };
    },
  },
  {
    number: 90,
    name: 'files that are two things at once, with names that mislead',
    async run(stage) {
      const { manager, id } = await newTask(stage);
      for (const [name, bytes] of TWO_AT_ONCE) await add(stage, manager, id, bytes, name);
      const files = await as(stage.origins[0], manager).taskAttachment.list({ params: { id } });
      const faults: string[] = [];
      for (const { name, address } of files) {
        const { headers } = await fetch(`${stage.origins[0]}${address}`, {
          headers: { Accept: 'text/html' },
        });
        if (mayRun(headers) || MISLEADING.test(name)) faults.push(name);
      }
      return {
        answered: `${files.length} of ${TWO_AT_ONCE.length} are kept`,
        gained: faults.length > 0 ? `a browser might run or misread ${faults.join(', ')}` : undefined,
      };
    },
  },
  {
    number: 91,
    name: 'files of few bytes that unpack to hundreds of megabytes, called photos',
    async prepare() {
      if (bombs.length > 0) return;
      const zip = new ZipFile();
      zip.addBuffer(Buffer.alloc(200 * MIB), 'foto.png');
      zip.end();
      const picture = await largePicture();
      // The same picture, which claims 60,000 by 60,000 pixels.
      const claimed = Buffer.from(picture);
      claimed.writeUInt32BE(60_000, 16);
      claimed.writeUInt32BE(60_000, 20);
      bombs.push(new Blob([await buffer(zip.outputStream)]), new Blob([picture]), new Blob([claimed]));
    },
    async run(stage, size) {
      const { manager, id } = await newTask(stage);
      const answers: PlainAnswer[] = [];
      for (const bomb of bombs) {
        const bytes = Buffer.from(await bomb.arrayBuffer());
        answers.push(...(await inLines(8, 8 * size, () => add(stage, manager, id, bytes, 'foto.png'))));
      }
      return unlessRefused(tally(answers, 200_000), 200, 429, 503);
    },
  },
];

/** Whether the answer of a file lets a browser run anything in it, or names it by a path. */
function mayRun(headers: Headers): boolean {
  const type = headers.get('Content-Type') ?? '';
  const disposition = headers.get('Content-Disposition') ?? '';
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isKnown = disposition.startsWith('attachment')
    ? type === 'application/octet-stream'
    : SHOWN.test(type);
  const isShut = NOTHING_RUNS.test(policy) && (type === 'application/pdf' || policy.includes('sandbox'));
  const isSniffed = headers.get('X-Content-Type-Options') !== 'nosniff';
  return !isKnown || !isShut || isSniffed || MISLEADING.test(disposition);
}

/** A manager with a task of their own. */
async function newTask(stage: Stage): Promise<{ readonly manager: Somebody; readonly id: string }> {
  const { manager, projectId } = await newOwner(stage);
  const task = { title: 'Cimientos', project: projectId };
  const { id } = await as(stage.origins[0], manager).task.create({ body: task });
  return { manager, id };
}

const pathOf = (id: string) => `/api/tasks/${id}/attachments/${randomBytes(12).toString('hex')}`;

/** Puts a file on a task. */
function add(
  { origins: [origin] }: Stage,
  who: Somebody,
  id: string,
  bytes: Uint8Array,
  name = 'a.txt',
): Promise<PlainAnswer> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  return send(`${origin}${pathOf(id)}`, who, { method: 'PUT', body });
}
