import { MAX_MAILED_NOTICES } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { noticePath } from '@faena/shared/notices';
import type { Notice } from '@faena/shared/schemas';
import type { Mail } from '../../platform/mail.ts';
import { plainWords } from '../../platform/plain-words.ts';
import { noticeMailTexts } from './mail-texts.ts';

interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * One mail with some notices, newest first: a sentence and a link each (NOTICE-9). Names of projects and companies are in
 * plain words; titles of tasks and names of people are in Faena alone.
 */
export function noticeMail(notices: readonly Notice[], { to, language, publicUrl }: Letter): Mail {
  const texts = noticeMailTexts[language];
  const urlOf = (path: string) => String(new URL(path, publicUrl));
  const sentenceOf = ({ kind, things }: Notice) => texts.sentences[kind](things);
  const lines = notices.slice(0, MAX_MAILED_NOTICES).map((notice) => {
    const names = [notice.project, notice.company].map((named) => plainWords(named?.name ?? ''));
    const words = [sentenceOf(notice), ...names].filter((word) => word !== '');
    return `${words.join(' · ')}\n${urlOf(noticePath(notice))}`;
  });
  const [first] = notices;
  const rest = notices.length - lines.length;
  return {
    to,
    subject: first && notices.length === 1 ? texts.one(sentenceOf(first)) : texts.several(notices.length),
    text: [
      ...lines,
      ...(rest > 0 ? [texts.rest(rest)] : []),
      `${texts.settings}\n${urlOf('/settings')}`,
    ].join('\n\n'),
  };
}
