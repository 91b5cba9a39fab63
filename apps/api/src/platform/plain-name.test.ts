import { expect, it } from 'vitest';
import { fileName, plainName } from './plain-name.ts';

it.each([
  ['Constructora Ñandú, S. A.', 'constructora-nandu-s-a.pdf'],
  ['"; filename="x.html', 'filename-x-html.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a-set-cookie-x-1.pdf'],
  ['名前', '.pdf'],
])('%j is called %s', (name, file) => {
  expect(fileName([plainName(name)], 'pdf')).toBe(file);
});
