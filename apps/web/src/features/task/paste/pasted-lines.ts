import type { ClipboardEvent } from 'react';

/** Takes several pasted lines as titles. A field of one line would join them to one text (QUICK-4). */
export function onPastedLines(
  event: ClipboardEvent<HTMLInputElement>,
  take: (titles: readonly string[]) => void,
) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const titles = `${before}${event.clipboardData.getData('text')}${after}`
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (titles.length < 2) return;
  event.preventDefault();
  take(titles);
}
